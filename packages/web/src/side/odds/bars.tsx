import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { percent, wordOr } from '../words.js';
import type { PlainOdds, Quantity } from './odds.js';

/** Values from this one up share the last segment of a bar; smaller ones have a segment each. */
const SEGMENTS = 6;

/** The chance of each value as one bar, the highest value on the left. */
export function Bar(props: { quantity: Quantity }): JSX.Element {
  const { chances } = props.quantity;
  const most = chances.at(-1)?.value ?? 0;
  const shown = new Map<number, number>();
  for (const { value, chance } of chances) {
    const at = Math.min(value, SEGMENTS);
    shown.set(at, (shown.get(at) ?? 0) + chance);
  }
  const parts = [...shown].sort(([a], [b]) => b - a).filter(([, chance]) => chance > 0.0005);
  const name = (value: number): string =>
    value === SEGMENTS && most > SEGMENTS ? `${value} or more` : String(value);
  return (
    <span
      class="side-bar"
      role="img"
      aria-label={[...parts]
        .reverse()
        .map(([v, c]) => `${name(v)}: ${percent(c)}`)
        .join(', ')}
    >
      {parts.map(([value, chance]) => (
        <span
          key={value}
          class={`side-bar-part side-bar-${value}`}
          style={{ flexGrow: chance }}
          title={`${name(value)}: ${percent(chance)}`}
        >
          {chance > 0.09 && <span aria-hidden="true">{name(value).replace(' or more', '+')}</span>}
        </span>
      ))}
    </span>
  );
}

/** The word for a named outcome. */
function outcomeWord(teller: Teller, procedure: string, name: string): string {
  return wordOr(teller, `outcome.${procedure}.${name}`, name.replace(/-/g, ' '));
}

/** The chances of named outcomes, gravest first: "head hit 20% · body hit 50% · miss 30%". */
export function NamedBar(props: {
  teller: Teller;
  procedure: string;
  odds: PlainOdds;
  on?: string;
}): JSX.Element {
  const { teller, procedure, odds } = props;
  const parts = odds.named
    .map(({ name, chance }, i) => ({ word: outcomeWord(teller, procedure, name), chance, i }))
    .reverse();
  const said = parts
    .filter(({ chance }) => chance > 0)
    .map(({ word, chance }) => `${word} ${percent(chance)}`)
    .join(' · ');
  const last = Math.max(1, odds.named.length - 1);
  return (
    <span class="side-odds">
      <span class="side-odds-say">
        {props.on !== undefined && <span class="side-dim">{props.on}</span>}
        <b>{said}</b>
      </span>
      <span class="side-bar" role="img" aria-label={said}>
        {parts
          .filter(({ chance }) => chance > 0.0005)
          .map(({ word, chance, i }) => (
            <span
              key={word}
              class={`side-bar-part side-bar-${Math.round((i * 5) / last)}`}
              style={{ flexGrow: chance }}
              title={`${word}: ${percent(chance)}`}
            />
          ))}
      </span>
    </span>
  );
}
