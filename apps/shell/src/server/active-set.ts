import path from 'node:path';
import type { ReleaseSet } from '@proverka/release/release-set';
import { nodeEntry } from '@proverka/release/release-paths';
import { shellDecl } from '../app/shell-decl.ts';
import type { ShellAssets } from '../render/render-messages.ts';
import type { ShellConfig } from './config.ts';
import { encodePage, type EncodePage } from './encode-page.ts';
import { withFactsOfOlder } from './facts-of-older-releases.domain.ts';
import { inheritPages } from './inherited-pages.ts';
import type { Renderers, RenderPage } from './renderers.ts';
import { createStoredPages, type StoredPages } from './stored-pages.ts';
import type { HeldCopy, VerifiedCopies } from './verified-copies.ts';

/** A release set this process serves: verified, its render processes running, its stored pages in memory. */
export interface ActiveSet {
  readonly set: ReleaseSet;
  readonly render: RenderPage;
  readonly pages: StoredPages;
  /** No request reaches it any longer: its memory is given back, and pages in rendering still end. */
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
  /** Compresses stored pages; without it, as quickly as possible. */
  readonly encode?: EncodePage;
  readonly report: (message: string, error?: unknown, requestId?: string) => void;
}

/** No page is rendered ahead and kept: for a set that few look at, and whose pages must be those of this moment. */
export const storingNothing = <Loader extends SetLoader>(loader: Loader): Loader => ({
  ...loader,
  config: { ...loader.config, hosts: [] },
});

/**
 * Verifies and warms a trusted set. Beside a running set, a remote that changed and is not what was signed is an error, so that
 * the running set stays; without one, such a remote is quarantined.
 */
export async function activateSet(
  loader: SetLoader & { readonly renderers: Renderers },
  signed: ReleaseSet,
  running: ActiveSet | null,
): Promise<ActiveSet> {
  const { config, report, encode = encodePage } = loader;
  const set = withFactsOfOlder(signed);
  const held = await holdCopies(loader, set, running);
  const { render, close } = loader.renderers.openSet(set, held.entries);
  const { hosts, port } = config;
  const inherited = running ? inheritPages(running, set, encode) : undefined;
  const pages = await createStoredPages(
    { set, hosts, port, render, encode, report, now: Date.now },
    inherited,
  );
  const release = async () => {
    pages.drop();
    await close();
    await held.drop();
  };
  return { set, pages, render, close: release };
}

/** The verified server code by remote; the copies are the set's until it drops them. */
async function holdCopies({ copies, report }: SetLoader, set: ReleaseSet, running: ActiveSet | null) {
  const entries: Record<string, string> = {};
  const held: HeldCopy[] = [];
  const drop = async () => {
    await Promise.all(held.map((copy) => copy.drop()));
  };
  for (const release of Object.values(set.remotes)) {
    const { remote, version } = release;
    try {
      const copy = await copies.hold(release);
      held.push(copy);
      entries[remote] = path.join(copy.folder, 'node', nodeEntry);
    } catch (error) {
      // A neighbour that was quarantined before blocks nobody.
      if (running && running.set.remotes[remote]?.version !== version) {
        await drop();
        throw error;
      }
      report(`Remote ${remote} of set ${set.id} is quarantined`, error);
    }
  }
  return { entries, drop };
}
