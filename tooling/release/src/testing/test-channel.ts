import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { folderStore } from '../folder-store.ts';
import { readLive } from '../live-channel.ts';
import type { ChannelMover, Moved } from '../move-channel.ts';
import { publish } from '../publish.ts';
import type { ReleaseStore } from '../release-store.ts';
import { releaseRemote } from '../release-moves.ts';
import { builtRemote, type Built } from './built-remote.ts';

export const provides = { react: '19.3.1' };

/** A channel in an empty folder, or in the given store, and what a team does to it. */
export async function testChannel(given?: ReleaseStore) {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const root = path.join(folder, 'releases');
  const store = given ?? folderStore(root);
  const key = generateKeyPairSync('ed25519');
  const said: string[] = [];
  const mover: ChannelMover & { keys: () => Promise<KeyObject[]> } = {
    store,
    channel: 'stable',
    provides,
    key: () => Promise.resolve(key.privateKey),
    keys: () => Promise.resolve([key.publicKey]),
    now: () => new Date('2026-11-01T10:00:00Z'),
    note: { who: 'Образцов', commit: 'abc', reason: 'новая цена' },
    report: (message) => void said.push(message),
    gate: () => Promise.resolve('passed'),
    ready: () => Promise.resolve(),
  };
  return {
    root,
    store,
    mover,
    said,
    release: async (built: Built, other: Partial<ChannelMover> = {}): Promise<Moved> =>
      releaseRemote({ ...mover, ...other }, await publish(store, await builtRemote(folder, built))),
    publish: async (built: Built = {}) => publish(store, await builtRemote(folder, built)),
    live: () => readLive(mover),
    /** What the channel serves, by remote. */
    versions: async () => {
      const { set } = await readLive(mover);
      return Object.fromEntries(
        Object.values(set?.remotes ?? {}).map(({ remote, version }) => [remote, version]),
      );
    },
  };
}
