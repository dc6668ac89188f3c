import type { Hand, HandCard } from '@shambles/engine';
import type { JSX } from 'preact';

/** A card as printed: its name, its effect, and when it may be played. */
export function CardFace({ card }: { card: HandCard }): JSX.Element {
  return (
    <span class="card-face">
      <b class="card-title">{card.title}</b>
      <span class="card-does">{card.does}</span>
      <small class="card-when">Play it {card.when}.</small>
    </span>
  );
}

/** Cards in hand: readable ones are shown, the others only counted. */
export function HeldCards({ hands }: { hands: readonly Hand[] }): JSX.Element {
  return (
    <>
      {hands.map(({ id, name, tone, cards, faceDown }) => (
        <section key={id} class={`beside-card held card-tone-${tone}`} aria-label={`Cards of ${name}`}>
          <h3>{name}</h3>
          {cards.length > 0 && (
            <ul>
              {cards.map((card) => (
                <li key={card.id}>
                  <CardFace card={card} />
                </li>
              ))}
            </ul>
          )}
          {faceDown > 0 && <FaceDown count={faceDown} />}
        </section>
      ))}
    </>
  );
}

/** This many cards, face down. */
function FaceDown({ count }: { count: number }): JSX.Element {
  return (
    <p class="card-backs">
      <span aria-hidden="true">
        {Array.from({ length: Math.min(count, 5) }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      {count} face down
    </p>
  );
}
