import { folderStore } from '@proverka/release/folder-store';
import { passGate } from '@proverka/release/gate-verdict';
import type { ChannelMover } from '@proverka/release/move-channel';
import { developmentKeys, readOrMakeDevelopmentKey, readPublicKeys } from '@proverka/release/release-keys';
import type { ShellSide } from '@proverka/release/shell-side';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runOnce } from '../run-once.ts';

export interface MoverInput {
  /** The repository. */
  readonly root: string;
  readonly dataDir: string;
  readonly releaseRoot: string;
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

/** Moves a channel of a folder of releases: signs, and loads the pages of changed remotes before it does. */
export async function createMover(input: MoverInput): Promise<ChannelMover> {
  const { dataDir, releaseRoot, channel, note, report } = input;
  const store = folderStore(releaseRoot);
  const build = await readFile(path.join(input.shellBuild, 'build.json'), 'utf8');
  const { provides, side } = JSON.parse(build) as { provides: Record<string, string>; side?: ShellSide };
  const key = input.key ?? (await readOrMakeDevelopmentKey(dataDir));
  const publicKeysFile = input.publicKeysFile ?? developmentKeys(dataDir).publicFile;
  const own = createPublicKey(key);
  return {
    store,
    channel,
    baseChannel: 'stable',
    provides,
    shell: side,
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
              RELEASE_ROOT: releaseRoot,
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
