import path from 'node:path';
import type { ReleaseSet } from '@proverka/release/release-set';
import { nodeEntry } from '@proverka/release/release-paths';
import { shellDecl } from '../app/shell-decl.ts';
import type { RenderThreadData, ShellAssets } from '../render/render-messages.ts';
import type { ShellConfig } from './config.ts';
import { inheritPages } from './inherited-pages.ts';
import { startRenderThread, ThreadEnded, type RenderThread } from './render-pool.ts';
import { createStoredPages, type StoredPages } from './stored-pages.ts';
import type { VerifiedCopies } from './verified-copies.ts';

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
  readonly copies: VerifiedCopies;
  readonly report: (message: string, error?: unknown) => void;
}

/**
 * Verifies and warms a trusted set. Beside a running set, a remote that changed and is not what was signed is an error, so that
 * the running set stays; without one, such a remote is quarantined.
 */
export async function activateSet(
  loader: SetLoader,
  set: ReleaseSet,
  releasedAt: string,
  running: ActiveSet | null,
): Promise<ActiveSet> {
  const { config, report } = loader;
  const { entries, quarantined } = await verifiedEntries(loader, set, running);
  const data = threadData(loader, set, { entries, quarantined });
  const threads = keepThread(() => startRenderThread(loader.renderScript, data));
  const render = rendererOf(threads.current);
  const { hosts, port } = config;
  const inherited = running ? inheritPages(running, set) : undefined;
  const pages = await createStoredPages({ set, hosts, port, render, report, now: Date.now, inherited });
  return { set, releasedAt, pages, render, close: threads.close };
}

async function verifiedEntries({ copies, report }: SetLoader, set: ReleaseSet, running: ActiveSet | null) {
  const entries: Record<string, string> = {};
  const quarantined: string[] = [];
  for (const release of Object.values(set.remotes)) {
    const { remote, version } = release;
    try {
      entries[remote] = path.join(await copies.folderOf(release), 'node', nodeEntry);
    } catch (error) {
      // A neighbour that was quarantined before blocks nobody.
      if (running && running.set.remotes[remote]?.version !== version) throw error;
      quarantined.push(remote);
      report(`Remote ${remote} of set ${set.id} is quarantined`, error);
    }
  }
  return { entries, quarantined };
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
  verified: { readonly entries: Readonly<Record<string, string>>; readonly quarantined: readonly string[] },
): RenderThreadData {
  return {
    setId: set.id,
    releases: Object.values(set.remotes),
    quarantined: verified.quarantined,
    shell,
    settings: config.settings,
    pictureSecret: config.pictures.secret,
    apiUrl: config.apiUrl,
    nodeEntries: verified.entries,
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
