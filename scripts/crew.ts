import { type ChildProcess, fork } from 'node:child_process';

/** The argument that tells a process of a script to play rather than lead. */
const PLAYS = '--plays';

/** Starts processes of a script that play games for it. The script says with `plays` what they do. */
export function crewOf(script: string, workers: string): ChildProcess[] {
  return Array.from({ length: Math.max(1, Number(workers)) }, () => fork(script, [PLAYS]));
}

/** If this process is one of a crew, plays the games that it is sent. Returns false otherwise. */
export function plays<Job, Played>(play: (job: Job, index: number) => Played): boolean {
  if (process.argv[2] !== PLAYS) return false;
  process.on('message', ({ job, index }: { job: Job; index: number }) => {
    process.send?.({ index, played: play(job, index) });
  });
  return true;
}

/** Plays all games, each in whichever process is idle. Results come in the order of the games. */
export async function playAll<Job, Played>(
  job: Job,
  games: number,
  crew: readonly ChildProcess[],
): Promise<Played[]> {
  const results: Played[] = [];
  let next = 0;
  const work = (child: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      const hand = () => {
        if (next < games) return child.send({ job, index: next++ } as object);
        child.removeAllListeners();
        resolve();
      };
      child.on('exit', () => reject(new Error('A process ended before its games were played.')));
      child.on('message', ({ index, played }: { index: number; played: Played }) => {
        results[index] = played;
        hand();
      });
      hand();
    });
  await Promise.all(crew.map(work));
  return results;
}
