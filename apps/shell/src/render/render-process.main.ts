import { renderPage } from './render-page.tsx';
import type {
  FromRenderProcess,
  PagePart,
  RenderProcessData,
  RenderRequest,
  RenderSetData,
  ToRenderProcess,
} from './render-messages.ts';
import { createRenderSet, type RenderSet } from './render-set.ts';
import { createServerFederation } from './server-federation.ts';

/**
 * One process renders the pages of one version of one remote, in every release set that has it, or the shell's own pages.
 * A remote that hangs, leaks or exits takes down this process, not the server and no other remote.
 */
const patienceMs = 1000;

const send = (message: FromRenderProcess) => process.send?.(message);
const running = new Map<number, AbortController>();
const sets = new Map<string, RenderSet>();
let openSet: (set: RenderSetData) => void = () => undefined;

process.on('message', (message: ToRenderProcess) => {
  if (message.kind === 'beat') send({ kind: 'beat' });
  else if (message.kind === 'render') void answer(message.setId, message.request);
  else if (message.kind === 'cancel') running.get(message.id)?.abort();
  else if (message.kind === 'open-set') openSet(message.set);
  else if (message.kind === 'close-set') sets.delete(message.setId);
  else if (message.kind === 'check') void check(message.setId);
  else start(message.data);
});
// The shell is gone.
process.on('disconnect', () => process.exit());

function start(data: RenderProcessData): void {
  const loadRemote = createServerFederation(data.nodeEntries);
  openSet = (set) => sets.set(set.setId, createRenderSet(data, set, loadRemote));
  send({ kind: 'started' });
  // A remote that cannot be loaded is told by its pages, one that loads slowly holds up only them.
  const loading = Promise.allSettled(Object.keys(data.nodeEntries).map(loadRemote));
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
  void Promise.race([loading, late]).then(() => send({ kind: 'ready' }));
}

function setOf(setId: string): RenderSet {
  const set = sets.get(setId);
  if (!set) throw new Error(`Set ${setId} is not open in this process`);
  return set;
}

async function check(setId: string): Promise<void> {
  const problems = await setOf(setId).problems((what) => send({ kind: 'checking', what }));
  send({ kind: 'checked', problems });
}

async function answer(setId: string, request: RenderRequest): Promise<void> {
  const { id } = request;
  const controller = new AbortController();
  running.set(id, controller);
  const add = gatherParts((parts) => send({ kind: 'page', id, parts }));
  const fail = (error: unknown) => {
    running.delete(id);
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    add({ kind: 'failure', message });
  };
  try {
    const page = await renderPage(setOf(setId), request, controller.signal);
    const head = () => add({ kind: 'head', status: page.status, headers: page.headers });
    const end = () => {
      running.delete(id);
      add({ kind: 'end', outcome: page.outcome });
    };
    if (!page.send) {
      head();
      end();
      return;
    }
    const write = (html: string | Uint8Array) => {
      if (html.length > 0) add({ kind: 'chunk', chunk: typeof html === 'string' ? Buffer.from(html) : html });
    };
    page.send({ head, fail, write, end });
  } catch (error) {
    fail(error);
  }
}

/** React writes a page in many small parts within one tick: they leave together. */
function gatherParts(leave: (parts: readonly PagePart[]) => void): (part: PagePart) => void {
  let parts: PagePart[] = [];
  return (part) => {
    if (parts.length === 0) {
      setImmediate(() => {
        leave(joined(parts));
        parts = [];
      });
    }
    parts.push(part);
  };
}

/** Neighbouring chunks become one. */
function joined(parts: readonly PagePart[]): PagePart[] {
  const chunks = parts.flatMap((part) => (part.kind === 'chunk' ? [part.chunk] : []));
  const at = parts.findIndex(({ kind }) => kind === 'chunk');
  if (chunks.length < 2) return [...parts];
  const whole: PagePart = { kind: 'chunk', chunk: Buffer.concat(chunks) };
  return parts.flatMap((part, index): PagePart[] => {
    if (part.kind !== 'chunk') return [part];
    return index === at ? [whole] : [];
  });
}
