import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { releasePaths } from './release-paths.ts';
import type { ReleaseSet } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

/** What a shell says of the release sets it knows. */
export const shellStateSchema = z.object({
  set: z.string(),
  /** The channel it follows, where it says so. */
  channel: z.string().optional(),
  /** Sets it could serve at once. */
  ready: z.array(z.string()).default([]),
  /** Sets it will not serve, with the reason. */
  refused: z.record(z.string(), z.string()).default({}),
});
export type ShellState = z.infer<typeof shellStateSchema>;

export interface Shells {
  /** Addresses at which shells answer `/readyz`, each of one process. */
  readonly urls: readonly string[];
  readonly limitMs: number;
  /** Shells that follow another are not waited for. */
  readonly channel: string;
}

const pollMilliseconds = 25;

/** Tells the shells of a set and waits until all that answer have made it ready; throws the sentence of one that refuses it. */
export async function announceSet(store: ReleaseStore, { id }: ReleaseSet, shells: Shells): Promise<void> {
  const file = `${releasePaths.announcements(shells.channel)}/${id}.json`;
  await store.putHint(file, `${JSON.stringify({ set: id })}\n`);
  await waitForShells(shells, `make set ${id} ready`, (state) => {
    const why = state.refused[id];
    if (why !== undefined) throw new ShellRefusal(why);
    return state.set === id || state.ready.includes(id);
  }).catch(async (error: unknown) => {
    await store.removeHint(file);
    throw error;
  });
}

export const endAnnouncement = (store: ReleaseStore, channel: string, setId: string): Promise<void> =>
  store.removeHint(`${releasePaths.announcements(channel)}/${setId}.json`);

/** Waits until all shells that answer serve the set; returns how many they are. */
export function waitUntilServed(setId: string, shells: Shells): Promise<number> {
  return waitForShells(shells, `serve set ${setId}`, ({ set, refused }) => {
    if (refused[setId] !== undefined) throw new ShellRefusal(refused[setId]);
    return set === setId;
  });
}

class ShellRefusal extends Error {}

async function waitForShells(
  { urls, limitMs, channel }: Shells,
  what: string,
  isDone: (state: ShellState) => boolean,
): Promise<number> {
  const end = Date.now() + limitMs;
  const waiting = urls.map(async (url) => {
    for (;;) {
      const state = await askShell(url);
      if (state === null || (state.channel ?? channel) !== channel) return 0;
      try {
        if (isDone(state)) return 1;
      } catch (error) {
        if (!(error instanceof ShellRefusal)) throw error;
        throw new Error(`The shell at ${url} refuses: ${error.message}`, { cause: error });
      }
      if (Date.now() > end) throw new Error(`The shell at ${url} did not ${what} within ${limitMs / 1000} s`);
      await wait(pollMilliseconds);
    }
  });
  return (await Promise.all(waiting)).reduce<number>((sum, one) => sum + one, 0);
}

/** `null` when no shell answers there: one that starts later reads the pointer. */
export async function askShell(url: string): Promise<ShellState | null> {
  try {
    const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(5000) });
    return shellStateSchema.parse(await answer.json());
  } catch {
    return null;
  }
}
