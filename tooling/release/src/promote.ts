import path from 'node:path';
import { readChannel, readSet, releasePaths, writeAtomically } from './release-folder.ts';
import type { Channel, ReleaseSet } from './release-set.ts';
import { verifySet } from './verify-set.ts';

export interface Promotion {
  readonly root: string;
  readonly channel: string;
  readonly setId: string;
  readonly now: Date;
  /** Renders what can be rendered beforehand; throwing here stops the promotion before any visitor sees the set. */
  readonly prepare: (set: ReleaseSet) => Promise<void>;
}

/** Moves a channel to a set once the set is whole, signed and renders. Moving to where it already points does nothing. */
export async function promote({ root, channel, setId, now, prepare }: Promotion): Promise<Channel> {
  const current = await readChannel(root, channel);
  const set = await readSet(root, setId);
  const problems = await verifySet(root, set);
  if (problems.size > 0) {
    throw new Error(
      `Set ${setId} is not promoted: ${[...problems].map(([name, why]) => `${name}: ${why}`).join('; ')}`,
    );
  }
  await prepare(set);
  if (current?.set === setId) return current;
  const moved = { set: setId, previous: current?.set ?? null, movedAt: now.toISOString() };
  await writeAtomically(
    path.join(root, releasePaths.channel(channel)),
    `${JSON.stringify(moved, null, 2)}\n`,
  );
  return moved;
}

/** Points a channel back at the set before the last promotion. */
export async function rollBack(promotion: Omit<Promotion, 'setId'>): Promise<Channel> {
  const current = await readChannel(promotion.root, promotion.channel);
  if (!current?.previous) throw new Error(`Channel ${promotion.channel} has no earlier set to go back to`);
  return promote({ ...promotion, setId: current.previous });
}
