import type { Catalogue } from '@shambles/engine';

/** Words for what people meet in a building. */
export const CONTACT_WORDS: Catalogue = {
  'ask.come-in': '{{who}} goes inside. Who comes along at once?',
  'ask.come-up': '{{who}} opens the trailer of {{what}}. Who comes along at once?',
  'ask.ready': '{{who}} is not surprised by {{zeds}}. What now?',
  'ready.fire': 'Fire, then fight whatever is left',
  'ready.away': 'Get away from them, 4 inches at most',
  'ready.stand': 'Fight them hand to hand',
  'ask.away': 'Where does {{who}} get away to? {{inches}} inches at most.',
  'ask.away-fire': 'Does {{who}} fire at them?',
  'away.fire': 'Fire',
  'away.hold': 'Keep the shot',
  'ask.contact': '{{who}} stands before {{others}}. What now?',
  'contact.greet': 'Talk to them',
  'contact.fight': 'Start a fight',
  'deed.open-trailer': '{{who}}: open the trailer of {{what}}',
  'own.deed.open-trailer': 'Open the trailer of {{what}}',
  'deed.go-on':
    '{{who}}: on into the next part of the building, with all who are here; this one is not searched any more',
  'own.deed.go-on':
    'On into the next part of the building, with all who are here; this one is not searched any more',
  'deed.see-to': '{{who}}: see to {{whom}}, and end the activation',
  'own.deed.see-to': 'See to {{whom}}, and end the activation',
  'draw.odd-zombie': 'Who is set upon by one more',
};

/** The companion's words for it. */
export const CONTACT_PIECES: Catalogue = {
  'gives.whats-inside.inside': 'Inside',
  'gives.whats-inside.number': 'How many',
  'outcome.whats-inside.vacant': 'nobody',
  'outcome.whats-inside.humans': 'people',
  'outcome.whats-inside.zombies': 'zombies',
  'gives.surprise.human': 'The human',
  'outcome.surprise.ready': 'is not surprised',
  'outcome.surprise.surprised': 'is surprised',
  'gives.meet-greet.they do': 'The others',
  'outcome.meet-greet.joins': 'join for good',
  'outcome.meet-greet.guests': 'join for this game, and may trade',
  'outcome.meet-greet.apart': 'may trade, and part in peace',
  'outcome.meet-greet.fight': 'fight',
  'outcome.meet-greet.part': 'part in peace: neither has dice',
  'gives.mercy.target': 'The victim',
  'outcome.mercy.spared': 'is spared',
  'outcome.mercy.killed': 'is killed',
};

export const CONTACT_ROLLS = {
  inside: 'What is inside',
  'how-many': 'How many there are',
  'surprise-total': 'Surprise',
  'who-they-are': 'Who they are',
  talk: 'The talk',
  'roll-off': 'Equal: again',
  'first-fire': 'Who fires first',
  mercy: 'Mercy',
  'won-over': 'Stay, or slip away',
} as const;
