import type { ShellState } from '@proverka/release/announce';
import { releasePaths } from '@proverka/release/release-paths';
import { lastTrustedSet, readPointer, readTrustedSet, type Trust } from '@proverka/release/trusted-set';
import { activateSet, type ActiveSet, type SetLoader } from './active-set.ts';
import { keepLiveSets, type Tried } from './live-sets.ts';
import { keepRenderers, type Renderers } from './renderers.ts';

export interface ChannelWatch {
  /** The set that serves new requests. */
  readonly current: () => ActiveSet;
  /** The set that some visitors get instead. */
  readonly tried: () => Tried | null;
  /** What a release asks shells for. */
  readonly state: () => ShellState;
  /** Looks at the store at once: somebody says that it has changed. */
  readonly look: () => void;
  /** The render processes of its sets, which previews share. */
  readonly renderers: Renderers;
  readonly close: () => Promise<void>;
}

/**
 * Follows a channel. An announced set is made ready beside the running one; when the pointer moves to it, it takes over. A set
 * that cannot be trusted, verified or started changes nothing.
 */
export async function watchChannel(input: SetLoader & Trust): Promise<ChannelWatch> {
  const renderers = keepRenderers(input);
  const loader = { ...input, renderers };
  const { channel } = loader.config;
  const { store } = loader;
  const sets = keepLiveSets(loader, await firstSet(loader));
  let lastProblem = '';
  const follow = async () => {
    const pointer = await readPointer(store, channel);
    if (pointer) {
      await sets.switchTo(pointer);
      // Only beside the set it is compared with.
      const isServed = sets.active().set.id === pointer.set;
      await sets.tryOut(isServed ? pointer.candidate : null);
    }
    const names = await store.list(releasePaths.announcements(channel));
    const announced = names.map((name) => name.replace(/\.json$/, ''));
    for (const id of announced) await sets.prepare(id);
    const pointed = pointer ? [pointer.set, pointer.candidate?.set ?? pointer.set] : [];
    sets.forgetAllBut([...announced, ...pointed]);
    lastProblem = '';
  };
  const followSafely = oneAtATime(() =>
    follow().catch((error: unknown) => {
      // Asked several times a second: said once.
      if (lastProblem === String(error)) return;
      lastProblem = String(error);
      loader.report(`Channel ${channel} cannot be followed; set ${sets.active().set.id} stays`, error);
    }),
  );
  const folders = [releasePaths.channel(channel), releasePaths.announcements(channel)];
  const endWatch = store.watch(folders, followSafely.ask);
  return {
    current: sets.active,
    tried: sets.tried,
    state: () => ({ ...sets.state(), channel }),
    look: followSafely.ask,
    renderers,
    close: async () => {
      endWatch();
      await followSafely.done();
      await renderers.close();
    },
  };
}

/** A pointer that cannot be trusted takes no host down: the process starts with the last set of the log that can. */
async function firstSet(loader: SetLoader & Trust & { readonly renderers: Renderers }): Promise<ActiveSet> {
  const { channel } = loader.config;
  const activate = async () => {
    const pointer = await readPointer(loader.store, channel);
    if (!pointer) throw new Error(`channel ${channel} points at no release set: release one first`);
    return activateSet(loader, await readTrustedSet(loader, pointer.set), null);
  };
  return activate().catch(async (error: unknown) => {
    const set = await lastTrustedSet(loader, channel);
    if (!set) throw error;
    loader.report(`Channel ${channel} cannot be trusted; its last good set ${set.id} is served`, error);
    return activateSet(loader, set, null);
  });
}

/** Runs again when asked while running, and never twice at once. */
function oneAtATime(run: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const loop = async () => {
    do {
      isAskedAgain = false;
      await run();
    } while (isAskedAgain);
    running = null;
  };
  return {
    ask: () => {
      if (running) isAskedAgain = true;
      else running = loop();
    },
    done: () => running ?? Promise.resolve(),
  };
}
