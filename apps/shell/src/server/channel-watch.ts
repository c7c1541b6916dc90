import { watch } from 'node:fs';
import path from 'node:path';
import { readChannel, releasePaths } from '@proverka/release/release-folder';
import { activateSet, type ActiveSet, type SetLoader } from './active-set.ts';

export interface ChannelWatch {
  /** The set that serves new requests. */
  readonly current: () => ActiveSet;
  readonly close: () => Promise<void>;
}

/** How long requests that began on the old set may run before its thread is terminated. */
const retireMilliseconds = 30_000;

/**
 * Follows a channel: when its pointer moves, the new set is warmed and then takes over. A set that cannot be activated
 * changes nothing.
 */
export async function watchChannel(loader: SetLoader): Promise<ChannelWatch> {
  const { releaseRoot, channel } = loader.config;
  const first = await readChannel(releaseRoot, channel);
  if (!first)
    throw new Error(`Channel ${channel} in ${releaseRoot} points at no release set: promote one first`);
  let active = await activateSet(loader, first);
  let pending: Promise<void> = Promise.resolve();
  const follow = async () => {
    try {
      const pointer = await readChannel(releaseRoot, channel);
      if (!pointer || pointer.set === active.set.id) return;
      const next = await activateSet(loader, pointer);
      const old = active;
      active = next;
      loader.report(`Channel ${channel} moved to set ${pointer.set}`);
      setTimeout(() => void old.close(), retireMilliseconds).unref();
    } catch (error) {
      loader.report(`Channel ${channel} moved to a set that cannot be activated; the old one stays`, error);
    }
  };
  const watcher = watch(path.join(releaseRoot, path.dirname(releasePaths.channel(channel))), () => {
    pending = pending.then(follow);
  });
  return {
    current: () => active,
    close: async () => {
      watcher.close();
      await pending;
      await active.close();
    },
  };
}
