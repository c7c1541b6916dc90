import path from 'node:path';
import { readChannel, readSet, releasePaths, writeAtomically } from './release-folder.ts';
import type { Channel, ReleaseSet } from './release-set.ts';
import { verifySet } from './verify-set.ts';

export interface Promotion {
  readonly root: string;
  readonly channel: string;
  readonly setId: string;
  readonly now: Date;
  /** Prerenders pages; an error here stops the promotion before any visitor sees the set. */
  readonly prepare: (set: ReleaseSet) => Promise<void>;
}

/** Points a channel to a set that is complete, signed and renders. Does nothing when the channel already points there. */
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

/** Points a channel back to the set before the last promotion. */
export async function rollBack(promotion: Omit<Promotion, 'setId'>): Promise<Channel> {
  const current = await readChannel(promotion.root, promotion.channel);
  if (!current?.previous) throw new Error(`Channel ${promotion.channel} has no earlier set to go back to`);
  return promote({ ...promotion, setId: current.previous });
}
