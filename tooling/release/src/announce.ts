import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { releasePaths } from './release-paths.ts';
import type { ReleaseSet } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

/** What a shell says of the release sets it knows. */
export const shellStateSchema = z.object({
  set: z.string(),
  /** The set that some of its visitors get. */
  candidate: z.string().nullable().default(null),
  /** The channel it follows, where it says so. */
  channel: z.string().optional(),
  /** Sets it could serve at once. */
  ready: z.array(z.string()).default([]),
  /** Sets it will not serve, with the reason. */
  refused: z.record(z.string(), z.string()).default({}),
  /** Versions of what remotes share with the shell. */
  provides: z.record(z.string(), z.string()).optional(),
});
export type ShellState = z.infer<typeof shellStateSchema>;

/** Sets by what a pointer says of them. */
export type Served = Pick<ShellState, 'set' | 'candidate'>;

export interface Shells {
  /** Addresses at which shells answer `/readyz`, each of one process. */
  readonly urls: readonly string[];
  readonly limitMs: number;
  /** Shells that follow another are not waited for. */
  readonly channel: string;
}

/** Where a shell is told that the store has changed. */
export const changedPath = '/releases/changed';

const pollMilliseconds = 25;

/** Tells the shells of a set and waits until all that answer have made it ready; throws the sentence of one that refuses it. */
export async function announceSet(store: ReleaseStore, { id }: ReleaseSet, shells: Shells): Promise<void> {
  const file = `${releasePaths.announcements(shells.channel)}/${id}.json`;
  await store.putHint(file, `${JSON.stringify({ set: id })}\n`);
  await tellShells(shells);
  await waitForShells(shells, `make set ${id} ready`, (state) => {
    const why = state.refused[id];
    if (why !== undefined) throw new ShellRefusal(why);
    return state.set === id || state.candidate === id || state.ready.includes(id);
  }).catch(async (error: unknown) => {
    await store.removeHint(file);
    throw error;
  });
}

export const endAnnouncement = (store: ReleaseStore, channel: string, setId: string): Promise<void> =>
  store.removeHint(`${releasePaths.announcements(channel)}/${setId}.json`);

/** Waits until all shells that answer serve the set, and the candidate if there is one; returns how many they are. */
export async function waitUntilServed(
  { set: setId, candidate: candidateId }: Served,
  shells: Shells,
): Promise<number> {
  await tellShells(shells);
  return waitForShells(shells, `serve set ${setId}`, ({ set, candidate, refused }) => {
    const why = refused[setId] ?? (candidateId === null ? undefined : refused[candidateId]);
    if (why !== undefined) throw new ShellRefusal(why);
    return set === setId && candidate === candidateId;
  });
}

/** Shells look at the store several times a second; this makes them look now. */
export async function tellShells({ urls }: Pick<Shells, 'urls'>): Promise<void> {
  const tell = (url: string) =>
    fetch(new URL(changedPath, url), { method: 'POST', signal: AbortSignal.timeout(1000) }).catch(() => null);
  await Promise.all(urls.map(tell));
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
