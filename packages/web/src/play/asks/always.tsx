import type { Option } from '@shambles/engine';
import type { JSX } from 'preact';
import type { ChooseModel } from '../models/choose.js';
import type { SpotModel } from '../models/measured/spot.js';
import type { AskProps } from './context.js';

/** Passes now and on all later questions of this kind: for this turn, or until the player ends it. */
export function Always({ model, session }: AskProps<ChooseModel | SpotModel>): JSX.Element | null {
  const { shape } = model.ask;
  const options: readonly Option[] = shape.kind === 'choose' || shape.kind === 'spot' ? shape.options : [];
  const passes = options.find((o) => o.passes);
  if (!passes || !session.answerAlways) return null;
  const give = (thisTurn: boolean) => session.answerAlways?.(passes.id, thisTurn);
  const answer = session.teller.say(passes.line);
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no set of form fields
    <div class="always" role="group" aria-label={`${answer}, and do not ask again`}>
      <span>Do not ask again:</span>
      <button type="button" class="quiet small" onClick={() => give(true)}>
        this turn
      </button>
      <button type="button" class="quiet small" onClick={() => give(false)}>
        in this game
      </button>
    </div>
  );
}
