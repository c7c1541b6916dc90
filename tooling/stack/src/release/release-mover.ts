import { passGate } from '@proverka/release/gate-verdict';
import type { ChannelMover } from '@proverka/release/move-channel';
import { placeEnv } from '@proverka/release/open-store';
import { developmentKeys, readOrMakeDevelopmentKey, readPublicKeys } from '@proverka/release/release-keys';
import type { ReleaseStore } from '@proverka/release/release-store';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runOnce } from '../run-once.ts';

export interface MoverInput {
  /** The repository. */
  readonly root: string;
  readonly dataDir: string;
  /** Where releases are, and the same place opened. */
  readonly releases: string;
  readonly store: ReleaseStore;
  readonly channel: string;
  /** The key releases are signed with; by default the one development makes for itself. */
  readonly key?: KeyObject;
  /** File of the public keys shells trust. */
  readonly publicKeysFile?: string;
  /** Where the shell's build is. */
  readonly shellBuild: string;
  readonly note: ChannelMover['note'];
  readonly report: (message: string) => void;
  readonly ready?: ChannelMover['ready'];
}

/** Moves a channel of a release store: signs, and loads the pages of changed remotes before it does. */
export async function createMover(input: MoverInput): Promise<ChannelMover> {
  const { dataDir, store, channel, note, report } = input;
  const build = await readFile(path.join(input.shellBuild, 'build.json'), 'utf8');
  const { provides } = JSON.parse(build) as { provides: Record<string, string> };
  const key = input.key ?? (await readOrMakeDevelopmentKey(dataDir));
  const publicKeysFile = input.publicKeysFile ?? developmentKeys(dataDir).publicFile;
  const own = createPublicKey(key);
  return {
    store,
    channel,
    baseChannel: 'stable',
    provides,
    note,
    report,
    key: () => Promise.resolve(key),
    keys: async () => (input.publicKeysFile || !input.key ? readPublicKeys(publicKeysFile) : [own]),
    now: () => new Date(),
    ready: input.ready ?? (() => Promise.resolve()),
    gate: (set, changed) =>
      passGate(
        {
          store,
          shellBuild: build,
          // In its own process with the shell's shared modules, because this is the first time the remote's code runs.
          check: ({ id }, remotes) =>
            runOnce(path.join(input.root, 'apps/shell/src/server/check-set.main.ts'), {
              ...placeEnv(input.releases),
              RELEASE_SET: id,
              RELEASE_REMOTES: remotes.join(' '),
              SHELL_BUILD: input.shellBuild,
              RELEASE_PUBLIC_KEYS: path.resolve(publicKeysFile),
            }),
        },
        set,
        changed,
      ),
  };
}
