import { generateKeyPairSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStore } from '@proverka/release/folder-store';
import { readLive } from '@proverka/release/live-channel';
import type { ChannelMover } from '@proverka/release/move-channel';
import { publish } from '@proverka/release/publish';
import { releaseRemote } from '@proverka/release/release-moves';
import { builtRemote } from '@proverka/release/testing/built-remote';
import { signWaysBack } from '@proverka/release/ways-back';
import type { ContentDeps } from '#content/deps.ts';
import { temporaryFolder } from './cleanup.ts';

/** A channel of releases in a folder, and the team that releases; the API gets no private key. */
async function createReleases() {
  const folder = temporaryFolder();
  const root = join(folder, 'releases');
  await mkdir(root, { recursive: true });
  const pair = generateKeyPairSync('ed25519');
  const store = folderStore(root);
  const mover: ChannelMover = {
    store,
    channel: 'stable',
    provides: { react: '19.3.1' },
    key: () => Promise.resolve(pair.privateKey),
    keys: () => Promise.resolve([pair.publicKey]),
    now: () => new Date(),
    note: { who: 'Образцов', commit: 'abc123', reason: 'новая цена' },
    report: () => undefined,
    gate: () => Promise.resolve('passed'),
    ready: () => Promise.resolve(),
  };
  const { keys, channel } = mover;
  const openReleases: NonNullable<ContentDeps['openReleases']> = () =>
    Promise.resolve({ store, keys, channel });
  return {
    root,
    store,
    openReleases,
    /** For all visitors, or for some of them. */
    release: async (name: string, code: string, percent?: number) => {
      const release = await publish(store, await builtRemote(folder, { name, code }));
      const trial = percent === undefined ? undefined : { percent, brands: null };
      return releaseRemote(mover, release, trial);
    },
    signWaysBack: () => signWaysBack(mover),
    live: () => readLive(mover),
  };
}
export type TestReleases = Awaited<ReturnType<typeof createReleases>>;

/** Remote `one` can go back and `two` is tried. */
export async function releasesUnderWay(): Promise<TestReleases> {
  const releases = await createReleases();
  await releases.release('one', '1');
  await releases.release('two', '1');
  await releases.release('one', '2');
  await releases.release('two', '2', 5);
  await releases.signWaysBack();
  return releases;
}
