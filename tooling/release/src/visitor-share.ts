import { createHash } from 'node:crypto';
import type { Arm } from './figures.ts';
import type { Candidate } from './release-set.ts';

/** Visitors draw one of so many places: enough to share them out, too few to recognise anybody. */
export const placeCount = 65_536;

/** Which set the visitor with this place gets; the same on every shell and at every visit. */
export function armOf({ salt, percent }: Pick<Candidate, 'salt' | 'percent'>, place: number): Arm {
  const drawn = createHash('sha256').update(`${salt}:${place}`).digest().readUInt32BE(0);
  return drawn / 2 ** 32 < percent / 100 ? 'candidate' : 'stable';
}

/** The name of a trial: what is counted belongs to two sets and one way to share visitors out. */
export function trialName(stable: string, { set, salt, percent }: Candidate): string {
  return createHash('sha256')
    .update(JSON.stringify([stable, set, salt, percent]))
    .digest('hex')
    .slice(0, 16);
}
