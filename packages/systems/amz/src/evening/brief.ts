import type { Brief, Ruled } from '@shambles/engine';
import { type Book, isSolo } from '../book.js';
import { helicopterTimes } from '../ground/helicopter.js';
import type { RuleId } from '../register.js';
import type { Objective } from '../scenarios/objectives.js';
import type { Side } from '../scenarios/points.js';
import { fightersOf, isLiving } from '../state.js';
import type { View } from '../view.js';
import { named, says, sideOf, word } from './said.js';

/** What a scenario is about: what scores points, who is there, and who may come. AMZ-scenario-format. */
export function brief(view: View, book: Book): Brief<RuleId> | undefined {
  if (view.stage === 'over') return undefined;
  const { scenario, options } = book;
  const side = sideOf(view.seat);
  const { living, zombies } = scenario.objectives;
  const [own, theirs] = side === 'living' ? [living, zombies] : [zombies, living];
  const infection = options.infection === 'scenario' ? scenario.infection : Number(options.infection);
  return {
    goal: says(scenario.rule, 'scenario.summary'),
    won: [
      says(scenario.rule, `brief.more-points-${scenario.victory.tie}`),
      ...own.map((o) => pointsFor(o, 'own')),
      ...needed(scenario.victory.needs, side === 'living'),
    ],
    lost: theirs.map((o) => pointsFor(o, side === 'living' ? 'zombies' : 'living')),
    comes: [
      ...view.units.filter((u) => u.waits === null && isLiving(u)).map((u) => force(view, u.id)),
      ...scenario.zombies.map(({ type, figures }) =>
        says('AMZ-scenario-format', 'brief.mob', { mob: word(`zombie.${type}`, figures) }),
      ),
      says('AMZ-reinforcements', 'brief.infection', { level: infection }),
      ...helicopterTimes(book).map(({ turn, from }) => flight(scenario.helicopter?.roof ?? '', turn, from)),
      says('AMZ-turn-13-repeat', 'brief.turns', { turns: scenario.turns }),
      ...(isSolo({ options }) ? [says('AMZ-solo', 'brief.solo')] : []),
    ],
    stays: view.units
      .filter((u) => u.waits !== null)
      .map((u) => says(scenario.rule, `brief.waits-${u.waits}`, { who: named(u) })),
    advice: [],
  };
}

function pointsFor({ id, points, times, kind }: Objective, whose: 'own' | Side): Ruled<RuleId> {
  const rule = kind === 'held' || kind === 'closed' ? 'AMZ-living-objectives' : 'AMZ-scenario-format';
  const whom = whose === 'own' ? '' : `-${whose}`;
  return says(rule, `brief.points-${times}${whom}`, {
    what: word(`objective.${id}`),
    points: word('kind.point', points),
  });
}

function flight(roof: string, turn: number, from: number): Ruled<RuleId> {
  const key = from > 1 ? 'brief.helicopter-may' : 'brief.helicopter';
  return says('AMZ-sc2', key, { what: word(`building.${roof}`), turn, from });
}

function needed(
  needs: readonly { readonly objective: string; readonly times: number }[],
  own: boolean,
): Ruled<RuleId>[] {
  return needs.map(({ objective, times }) =>
    says('AMZ-scenario-format', own ? 'brief.needs' : 'brief.needs-theirs', {
      what: word(`objective.${objective}`),
      times,
    }),
  );
}

function force(view: View, id: string): Ruled<RuleId> {
  const u = view.units.find((each) => each.id === id);
  return says('AMZ-scenario-format', 'brief.unit', {
    who: word(`unit.${id}`),
    figures: word('kind.fighter', fightersOf(view, id).length),
    quality: word(`quality.${u?.quality}`),
  });
}
