import type { Eyes } from '@shambles/board';
import type { Json, MeasuredScene } from '@shambles/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Told } from '../../side/index.js';
import type { AnyModel } from '../models/index.js';
import { actedIn, askedOf, concernedBy, openedOn, ownOf, sweptFrom } from './concern.js';
import type { Desk } from './desk.js';
import type { Look } from './sight.js';
import { type Place, thingsOf, whereIs } from './things.js';

type EyesRef = { readonly current: Eyes | null };

/** Milliseconds that the view stays on figures of others before turning to different ones. */
const STAYS = 700;

interface Watched {
  readonly scene: MeasuredScene;
  readonly model?: AnyModel | undefined;
  /** What the viewer has been told, as far as it is shown. */
  readonly told?: readonly Told[] | undefined;
}

/** Turns the table automatically to events, questions, and answers or cards being looked at. */
export function useAttention(
  eyes: EyesRef,
  desk: Desk,
  shown: Watched & { readonly look?: Look | undefined },
  setLevel: (level: number) => void,
): void {
  useFollow(eyes, shown);
  useAsked(eyes, shown);
  useLookAt(eyes, desk, shown, setLevel);
  useInSight(eyes, shown, setLevel);
}

/** Turns the view to events as they happen; at once if they concern the viewer's own people. */
function useFollow(eyes: EyesRef, { scene, model, told = [] }: Watched): void {
  const last = useRef({ scene, told, turned: 0 });
  useEffect(() => {
    const { scene: before, told: heard, turned } = last.current;
    const facts = told.slice(heard.length).map(({ fact }) => fact);
    last.current = { scene, told, turned };
    if (model || before === scene) return;
    const places = actedIn(before, scene, facts);
    const [first] = places;
    if (!first) return;
    const now = performance.now();
    if (!isOwn(scene, first) && now - turned < STAYS) return;
    last.current.turned = now;
    eyes.current?.turn(places, true);
  }, [scene, told.length]);
}

/** True if one of the viewer's own people is there. */
function isOwn(scene: MeasuredScene, at: Place): boolean {
  return [...ownOf(scene)].some((id) => whereIs(scene, id)?.join() === at.join());
}

/**
 * Turns the view to whoever decides and whomever the question concerns; for the first question with anybody on the
 * table, to figures nearby too.
 */
function useAsked(eyes: EyesRef, { scene, model, told = [] }: Watched): void {
  const owner = model?.kind === 'choose' ? model.opened.value : undefined;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!model) return;
    const whom = isFirst.current ? openedOn : concernedBy;
    isFirst.current &&= scene.figures.length === 0;
    eyes.current?.turn(
      whom(
        scene,
        model,
        told.map(({ fact }) => fact),
      ),
    );
  }, [model && `${model.ask.seat}/${model.ask.id}/${model.ask.at}`, owner]);
}

/** Keeps in sight the keyboard's cursor, the thing that the answer looked at stands for, and the ground it would sweep. */
function useInSight(eyes: EyesRef, { scene, model }: Watched, setLevel: (level: number) => void): void {
  const cursor = model?.kind === 'spot' ? model.cursor.value : undefined;
  const answer = lookedAt(model);
  useEffect(() => {
    if (!cursor) return;
    setLevel(cursor[2]);
    eyes.current?.turn([cursor]);
  }, [cursor]);
  useEffect(() => {
    if (!model || answer === undefined) return;
    const at = thingOf(scene, model, answer);
    const asked = askedOf(scene, model).slice(0, 1);
    const swept = sweptFrom(asked[0], model);
    if (at) setLevel(at[2]);
    if (at || swept.length > 0) eyes.current?.turn([...(at ? [at] : []), ...asked, ...swept]);
  }, [model, answer]);
}

/** The answer that is selected but not given; undefined if the question has no such answers. */
function lookedAt(model: AnyModel | undefined): Json | undefined {
  if (model?.kind === 'choose') return model.selected.value;
  return model?.kind === 'facing' ? model.value() : undefined;
}

function thingOf(scene: MeasuredScene, model: AnyModel, answer: Json): Place | undefined {
  const group = model.kind === 'choose' && model.groups.find(({ ids }) => ids.some((id) => id === answer));
  return group ? thingsOf(scene).get(group.things[0] ?? '')?.at : undefined;
}

/** Turns the table to a figure whose card was pressed, and shows what it sees. */
function useLookAt(
  eyes: EyesRef,
  desk: Desk,
  { look, scene }: { readonly look?: Look | undefined; readonly scene: MeasuredScene },
  setLevel: (level: number) => void,
): void {
  useEffect(() => {
    const at = look && whereIs(scene, look.id);
    if (!at) return;
    eyes.current?.look(at);
    setLevel(at[2]);
    desk.over.value = { at, thing: look.id, look: true };
  }, [look?.n]);
}
