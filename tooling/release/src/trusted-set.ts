import type { KeyObject } from 'node:crypto';
import { readLog } from './release-log.ts';
import { releasePaths } from './release-paths.ts';
import { pointerSchema, releaseSetSchema, type Pointer, type ReleaseSet } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';
import { hasValidSignature } from './signing.ts';

export interface Trust {
  readonly store: ReleaseStore;
  /** Read for every set: keys may be rotated meanwhile. */
  readonly keys: () => Promise<readonly KeyObject[]>;
}

/** The set of this id, signed by a trusted key; throws one sentence when there is none. */
export async function readTrustedSet({ store, keys }: Trust, id: string): Promise<ReleaseSet> {
  const content = /^[\w-]{1,64}$/.test(id) ? await store.getFile(releasePaths.set(id)) : null;
  if (!content) throw new Error(`there is no release set ${id.slice(0, 64)}`);
  const set = parsed(content);
  if (set?.id !== id) throw new Error(`release set ${id} is not readable`);
  if (!hasValidSignature(await keys(), set)) throw new Error(`the signature of release set ${id} is wrong`);
  return set;
}

function parsed(content: Buffer): ReleaseSet | null {
  try {
    return releaseSetSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}

/** What a channel points to; `null` before the first move, and an error when the pointer is no pointer. */
export async function readPointer(
  store: ReleaseStore,
  channel: string,
): Promise<(Pointer & { readonly etag: string }) | null> {
  const stored = await store.readPointer(channel);
  if (!stored) return null;
  try {
    return { ...pointerSchema.parse(JSON.parse(stored.content)), etag: stored.etag };
  } catch (error) {
    throw new Error(`the pointer of channel ${channel} is not readable`, { cause: error });
  }
}

/**
 * The newest set of the channel's log that can be trusted. Whoever could forge a pointer or an entry can choose among the sets
 * that were signed, and no others.
 */
export async function lastTrustedSet(trust: Trust, channel: string): Promise<ReleaseSet | null> {
  const entries = await readLog(trust.store, channel);
  for (const id of new Set(entries.map(({ set }) => set))) {
    const set = await readTrustedSet(trust, id).catch(() => null);
    if (set) return set;
  }
  return null;
}
