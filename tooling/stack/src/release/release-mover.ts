import { passGate } from '@proverka/release/gate-verdict';
import { readLive } from '@proverka/release/live-channel';
import type { ChannelMover } from '@proverka/release/move-channel';
import { placeEnv } from '@proverka/release/open-store';
import { developmentKeys, readOrMakeDevelopmentKey, readPublicKeys } from '@proverka/release/release-keys';
import type { ReleaseStore } from '@proverka/release/release-store';
import type { ReleaseSet } from '@proverka/release/release-set';
import type { ShellSide } from '@proverka/release/shell-side';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOnce } from '../run-once.ts';
import type { Rendering } from './render-gate.ts';

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
  /** How pages are rendered and opened before they are released; without it, their code is only loaded. */
  readonly rendering?: Rendering;
}

/** Moves a channel of a release store: signs, and lets changed remotes through the gate before it does. */
export async function createMover(input: MoverInput): Promise<ChannelMover> {
  const { dataDir, store, channel, note, report, rendering } = input;
  const build = await readFile(path.join(input.shellBuild, 'build.json'), 'utf8');
  const { provides, side } = JSON.parse(build) as { provides: Record<string, string>; side?: ShellSide };
  const key = input.key ?? (await readOrMakeDevelopmentKey(dataDir));
  const publicKeysFile = path.resolve(input.publicKeysFile ?? developmentKeys(dataDir).publicFile);
  const own = createPublicKey(key);
  const mover: ChannelMover = {
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
          kind: rendering ? 'renders' : 'loads',
          check: (candidate, remotes) =>
            withKeysFile(input.publicKeysFile || !input.key ? publicKeysFile : own, (keysFile) =>
              lookAt({ input, mover, build, keysFile, set: candidate, remotes }),
            ),
        },
        set,
        changed,
      ),
  };
  return mover;
}

interface Look {
  readonly input: MoverInput;
  readonly mover: ChannelMover;
  readonly build: string;
  readonly keysFile: string;
  readonly set: ReleaseSet;
  readonly remotes: readonly string[];
}

async function lookAt({ input, mover, build, keysFile, set, remotes }: Look): Promise<string> {
  const { root, releases, shellBuild, rendering } = input;
  const env = { ...placeEnv(releases), SHELL_BUILD: shellBuild, RELEASE_PUBLIC_KEYS: keysFile };
  // In its own process with the shell's shared modules, because this is the first time the remote's code runs.
  await runOnce(path.join(root, 'apps/shell/src/server/check-set.main.ts'), {
    ...env,
    RELEASE_SET: set.id,
    RELEASE_REMOTES: remotes.join(' '),
  });
  if (!rendering) return 'passed: its pages load';
  const { renderGate } = await import('./render-gate.ts');
  const { set: base } = await readLive({ ...mover, report: () => undefined });
  return renderGate({ ...input, store: mover.store, build, env, rendering, set, base, changed: remotes });
}

/** Processes read keys from a file; the public half of a key that is only given is written to one for them. */
async function withKeysFile<T>(keys: string | KeyObject, use: (file: string) => Promise<T>): Promise<T> {
  if (typeof keys === 'string') return use(keys);
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-keys-'));
  try {
    const file = path.join(folder, 'public.pem');
    await writeFile(file, keys.export({ type: 'spki', format: 'pem' }));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
