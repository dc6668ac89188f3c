import type { AnySystem, Fact, RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { createTones } from '../../side/index.js';
import { Passage } from '../../side/log/passage.js';
import { tellStory } from '../../side/log/story.js';

/** The story of what happened, in the words of the game, each sentence with its dice. */
export function Happened(props: {
  system: AnySystem;
  teller: Teller;
  facts: readonly Fact[];
  onRule: (id: RuleId) => void;
}): JSX.Element | null {
  const { system, teller, facts, onRule } = props;
  const tones = useMemo(() => createTones(system), [system]);
  const [shut, setShut] = useState<ReadonlySet<number>>(new Set());
  const beats = useMemo(() => {
    const told = facts.map((fact, entry) => ({ entry, fact }));
    return tellStory(system, teller, told, tones.ownerOf).flatMap((chapter) => chapter.beats);
  }, [facts, teller]);
  if (beats.length === 0) return null;
  const onToggle = (at: number): void => {
    const next = new Set(shut);
    if (!next.delete(at)) next.add(at);
    setShut(next);
  };
  return (
    <div class="side-log c-story">
      <ul class="side-beats" aria-label="What happened">
        {beats.map((beat) => (
          <Passage
            key={beat.at}
            {...{ beat, teller, onRule, onToggle }}
            toneOf={tones.of}
            seatName={(seat) => system.seats.find((s) => s.id === seat)?.name ?? seat}
            open={!shut.has(beat.at)}
          />
        ))}
      </ul>
    </div>
  );
}
