import type { ReleaseSet } from '@proverka/release/release-set';
import { wordsForLog } from '@proverka/validation/error-for-log';
import { shellDecl } from '../app/shell-decl.ts';
import type { RenderRequest, ShellAssets } from '../render/render-messages.ts';
import type { ShellConfig } from './config.ts';
import { brandSites } from '../render/canonical-origin.domain.ts';
import { keepProcess } from './kept-process.ts';
import { createRemoteRenderer, RemoteRests, type RemoteRenderer } from './remote-renderer.ts';
import type { RenderAnswer } from './render-answer.ts';
import { ProcessEnded } from './process-life.ts';
import { routeTables } from './route-table.ts';
import {
  startRenderProcess,
  type PageJob,
  type RenderProcess,
  type RenderProcessLimits,
  type RenderProcessStart,
} from './render-process.ts';

interface RenderHow {
  readonly signal?: AbortSignal;
  /** No visitor waits for the page. */
  readonly isAhead?: boolean;
}

export type RenderPage = (request: Omit<RenderRequest, 'id'>, how?: RenderHow) => Promise<RenderAnswer>;

interface SetRenderer {
  readonly render: RenderPage;
  /** Lets pages in rendering end; then whatever no other set uses is released. */
  readonly close: () => Promise<void>;
}

export interface Renderers {
  /** `entries`: the verified server code by remote; pages of a remote without any answer 503. */
  readonly openSet: (set: ReleaseSet, entries: Readonly<Record<string, string>>) => SetRenderer;
  readonly close: () => Promise<void>;
}

export interface RenderersInput {
  readonly config: Pick<ShellConfig, 'settings' | 'pictures' | 'apiUrl' | 'hosts' | 'port'>;
  readonly shell: ShellAssets;
  readonly renderScript: string;
  readonly limits?: Partial<RenderProcessLimits>;
  /** `requestId`: of the page that failed. */
  readonly report: (message: string, error?: unknown, requestId?: string) => void;
}

/** The longest a page of a set that was left may take. */
const longestPageMs = 30_000;
/** The shell's own process is ended with the server. */
const never = { visitedMs: 2 ** 31 - 1, aheadMs: 2 ** 31 - 1 };

/**
 * The render processes of this server: one for each version of each remote that a set uses, and one for the shell's own pages,
 * for pages the browser renders, and for what is said instead of a page that failed. Sets share them.
 */
export function keepRenderers(input: RenderersInput): Renderers {
  const own = keepProcess(() => startRenderProcess(processStart(input, {})), never);
  const remotes = new Map<string, { readonly renderer: RemoteRenderer; users: number }>();
  const use = (key: string, remote: string, entry: string): RemoteRenderer => {
    const known = remotes.get(key) ?? { renderer: startRemote(input, remote, entry), users: 0 };
    known.users += 1;
    remotes.set(key, known);
    return known.renderer;
  };
  const leave = async (key: string, setId: string) => {
    const known = remotes.get(key);
    if (!known) return;
    known.users -= 1;
    known.renderer.closeSet(setId);
    if (known.users > 0) return;
    remotes.delete(key);
    await known.renderer.close();
  };
  return {
    openSet: (set, entries) => {
      const keys = Object.values(set.remotes).flatMap(({ remote, version }) => {
        const entry = entries[remote];
        return entry === undefined ? [] : [{ remote, entry, key: `${remote}@${version}` }];
      });
      const renderers = new Map(keys.map(({ remote, entry, key }) => [remote, use(key, remote, entry)]));
      const { render, isQuiet } = countPages(renderSet(set, own, renderers, input.report));
      return {
        render,
        close: async () => {
          await isQuiet(longestPageMs);
          own.closeSet(set.id);
          await Promise.all(keys.map(({ key }) => leave(key, set.id)));
        },
      };
    },
    close: async () => {
      await Promise.all([own.close(), ...[...remotes.values()].map(({ renderer }) => renderer.close())]);
    },
  };
}

/** What a render process is started with. */
export function processStart(
  { config, shell, renderScript, limits }: RenderersInput,
  nodeEntries: Readonly<Record<string, string>>,
): RenderProcessStart {
  const { settings, apiUrl, pictures } = config;
  const sites = brandSites(config.hosts, config.port);
  const data = { nodeEntries, shell, settings, apiUrl, sites, pictureSecret: pictures.secret };
  return { script: renderScript, data, ...(limits && { limits }) };
}

function startRemote(input: RenderersInput, remote: string, entry: string): RemoteRenderer {
  return createRemoteRenderer({
    remote,
    start: (how) => startRenderProcess({ ...processStart(input, { [remote]: entry }), ...how }),
    now: () => performance.now(),
    report: input.report,
  });
}

/** Chooses the process by the page's route; what a remote cannot render is answered within the site's layout. */
function renderSet(
  set: ReleaseSet,
  own: { readonly current: () => Promise<RenderProcess> },
  renderers: ReadonlyMap<string, RemoteRenderer>,
  report: RenderersInput['report'],
): RenderPage {
  const data = { setId: set.id, releases: Object.values(set.remotes) };
  const tableOn = routeTables([shellDecl, ...Object.values(set.remotes).map(({ decl }) => decl)]);
  const renderOwn = async (job: PageJob) => {
    try {
      return await (await own.current()).render(job);
    } catch (error) {
      // Once more in another process: only a page that itself ended it fails.
      if (!(error instanceof ProcessEnded)) throw error;
      return (await own.current()).render(job);
    }
  };
  return async (request, how = {}) => {
    const { pathname } = new URL(request.url);
    const { remote = '', decl } = tableOn(request.host).at(pathname) ?? {};
    const renderer = decl?.render === 'csr' ? undefined : renderers.get(remote);
    const job: PageJob = { set: data, request, route: decl?.id ?? '', ...how };
    if (!renderer) return renderOwn(job);
    try {
      return await renderer.render(job);
    } catch (error) {
      // Who has left did not see it fail.
      if (!(error instanceof RemoteRests) && !how.signal?.aborted)
        report(`Page ${job.route} of ${remote} failed`, loggable(error), request.requestId);
      return renderOwn(job);
    }
  };
}

/** What a page throws may quote its visitor. */
const loggable = (error: unknown): Error =>
  new Error(error instanceof Error ? wordsForLog(error.message) : 'no error was thrown');

/** Knows when no page is in rendering. */
function countPages(render: RenderPage) {
  let pages = 0;
  let onQuiet: () => void = () => undefined;
  const leave = () => {
    pages -= 1;
    if (pages === 0) onQuiet();
  };
  const counted: RenderPage = async (...input) => {
    pages += 1;
    try {
      const answer = await render(...input);
      void answer.ended.then(leave);
      return answer;
    } catch (error) {
      leave();
      throw error;
    }
  };
  const isQuiet = (mostMs: number) =>
    new Promise<void>((resolve) => {
      if (pages === 0) return resolve();
      const timer = setTimeout(resolve, mostMs).unref();
      onQuiet = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return { render: counted, isQuiet };
}
