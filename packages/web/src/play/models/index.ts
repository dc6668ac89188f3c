import { type AllocateModel, allocateModel } from './allocate.js';
import { type ChooseModel, chooseModel } from './choose.js';
import { type FacingModel, facingModel } from './measured/facing.js';
import { type SpotModel, spotModel } from './measured/spot.js';
import type { Context } from './model.js';
import { type OrdersModel, ordersModel } from './orders.js';
import { type PathModel, pathModel } from './path.js';
import { type PlaceModel, placeModel } from './place.js';
import { type ConfirmModel, confirmModel, type NumberModel, numberModel } from './simple.js';
import { type SomeModel, someModel } from './some.js';

export type AnyModel =
  | ChooseModel
  | SomeModel
  | AllocateModel
  | PlaceModel
  | PathModel
  | NumberModel
  | ConfirmModel
  | SpotModel
  | FacingModel
  | OrdersModel;

/** The model through which a person answers this ask. */
export function modelFor(context: Context): AnyModel {
  const { shape } = context.ask;
  switch (shape.kind) {
    case 'choose':
      return chooseModel(context, shape);
    case 'some':
      return someModel(context, shape);
    case 'allocate':
      return allocateModel(context, shape);
    case 'place':
      return placeModel(context, shape);
    case 'path':
      return pathModel(context, shape);
    case 'number':
      return numberModel(context, shape);
    case 'confirm':
      return confirmModel(context, shape);
    case 'spot':
      return spotModel(context, shape);
    case 'facing':
      return facingModel(context, shape);
    case 'orders':
      return ordersModel(context, shape);
  }
}
