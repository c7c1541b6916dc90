import path from 'node:path';
import type { Channel, ReleaseSet } from '@proverka/release/release-set';
import { nodeEntry, readSet, releasePaths } from '@proverka/release/release-folder';
import { verifySet } from '@proverka/release/verify-set';
import { shellDecl } from '../app/shell-decl.ts';
import type { RenderThreadData, ShellAssets } from '../render/render-messages.ts';
import type { ShellConfig } from './config.ts';
import { startRenderThread, ThreadEnded, type RenderThread } from './render-pool.ts';
import { createStoredPages, type StoredPages } from './stored-pages.ts';

/** A release set this process serves: verified, its render thread running, its stored pages in memory. */
export interface ActiveSet {
  readonly set: ReleaseSet;
  /** When the channel moved to it, ISO 8601. */
  readonly releasedAt: string;
  readonly render: RenderThread['render'];
  readonly pages: StoredPages;
  readonly close: () => Promise<void>;
}

/** The route declarations of a set, the shell's own included. */
export const declsOf = ({ set }: Pick<ActiveSet, 'set'>) => [
  shellDecl,
  ...Object.values(set.remotes).map(({ decl }) => decl),
];

export interface SetLoader {
  readonly config: ShellConfig;
  readonly shell: ShellAssets;
  readonly renderScript: string;
  readonly report: (message: string, error?: unknown) => void;
}

/** Reads, verifies and warms a set. A remote with changed files is quarantined: its pages answer 503. */
export async function activateSet(
  loader: SetLoader,
  { set: setId, movedAt: releasedAt }: Channel,
): Promise<ActiveSet> {
  const { config, report } = loader;
  const set = await readSet(config.releaseRoot, setId);
  const problems = await verifySet(config.releaseRoot, set);
  for (const [remote, why] of problems) report(`Remote ${remote} of set ${setId} is quarantined: ${why}`);
  const data = threadData(loader, set, [...problems.keys()]);
  const threads = keepThread(() => startRenderThread(loader.renderScript, data));
  const render = rendererOf(threads.current);
  const { hosts, port } = config;
  const pages = await createStoredPages({ set, hosts, port, render, report, now: Date.now });
  return { set, releasedAt, pages, render, close: threads.close };
}

/** A page whose thread ended under it is rendered once more: only the page that hung fails. */
export function rendererOf(current: () => Promise<RenderThread>): RenderThread['render'] {
  return async (...input) => {
    try {
      return await (await current()).render(...input);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      return (await current()).render(...input);
    }
  };
}

/** The start data of a render thread for a set. */
export function threadData(
  { config, shell }: Pick<SetLoader, 'config' | 'shell'>,
  set: ReleaseSet,
  quarantined: readonly string[],
): RenderThreadData {
  const releases = Object.values(set.remotes);
  const entryOf = (remote: string, version: string) =>
    path.join(config.releaseRoot, releasePaths.version(remote, version), 'node', nodeEntry);
  return {
    setId: set.id,
    releases,
    quarantined,
    shell,
    settings: config.settings,
    pictureSecret: config.pictures.secret,
    apiUrl: config.apiUrl,
    nodeEntries: Object.fromEntries(
      releases.map(({ remote, version }) => [remote, entryOf(remote, version)]),
    ),
  };
}

/** Returns the running thread; a thread that died is replaced on the next request. */
export function keepThread(start: () => Promise<RenderThread>) {
  let running: Promise<RenderThread> | null = null;
  return {
    current: async (): Promise<RenderThread> => {
      const known = running;
      const thread = await known?.catch(() => null);
      if (thread && !thread.isDead()) return thread;
      // Of all requests that find the thread dead, one starts another.
      if (running === known || running === null) running = start();
      return running;
    },
    close: async () => {
      const thread = await running?.catch(() => null);
      await thread?.close();
    },
  };
}
