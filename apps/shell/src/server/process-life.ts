import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FromRenderProcess, PagePart } from '../render/render-messages.ts';
import { hung, watchHealth, type HealthLimits } from './process-health.ts';
import type { PageEvents } from './render-answer.ts';

/** The process ended under a page that may have nothing to do with it: another process can render that. */
export class ProcessEnded extends Error {
  /** Routes of the pages it worked on. */
  readonly routes: ReadonlySet<string>;
  /** Without it, it ended before any page: while its remotes were loading. */
  readonly hasLoaded: boolean;
  readonly pagesDone: number;
  readonly isMemory: boolean;
  /** What ended it, for a list of what is wrong with a release. */
  readonly fault: string;
  constructor(why: string, facts: Pick<ProcessEnded, 'routes' | 'hasLoaded' | 'pagesDone' | 'isMemory'>) {
    super(`A render process ${why}`);
    this.routes = facts.routes;
    this.hasLoaded = facts.hasLoaded;
    this.pagesDone = facts.pagesDone;
    this.isMemory = facts.isMemory;
    this.fault =
      why === hung
        ? 'its code loops without end while it is loaded'
        : `it ends the process that renders: ${this.message}`;
  }
}

export interface LifeLimits extends HealthLimits {
  /** Until the shell's own code runs in it. */
  readonly startMs: number;
}

export type OnDeath = (error: ProcessEnded) => void;

/** The messages, the health and the end of a render process. */
export function followLife(child: ChildProcess, limits: LifeLimits, onDeath: OnDeath = () => undefined) {
  const pages = waitingPages();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  const checks = openChecks();
  const exited = once(child, 'exit').catch(() => undefined);
  let health: ReturnType<typeof watchHealth> | null = null;
  let hasLoaded = false;
  let isClosing = false;
  let death: ProcessEnded | null = null;
  const die = (why: string, isMemory = false) => {
    if (death) return;
    death = new ProcessEnded(why, { routes: pages.routes(), hasLoaded, pagesDone: pages.done(), isMemory });
    clearTimeout(startTimer);
    health?.stop();
    child.kill('SIGKILL');
    if (!isClosing) onDeath(death);
    ready.reject(death);
    checks.fail(death);
    pages.fail(death);
  };
  const startTimer = setTimeout(() => die('did not start'), limits.startMs);
  child.on('message', (message: FromRenderProcess) => {
    if (death) return;
    if (message.kind === 'started') {
      clearTimeout(startTimer);
      health ??= watchHealth(child, { isIdle: () => hasLoaded && pages.isEmpty(), onSick: die }, limits);
    } else if (message.kind === 'ready') {
      hasLoaded = true;
      ready.resolve();
    } else if (message.kind === 'beat') health?.onBeat();
    else if (message.kind === 'checking') checks.begin(message.what);
    else if (message.kind === 'checked') checks.answer(message.problems);
    else pages.take(message.id, message.parts);
  });
  child.on('error', (error) => die(`failed: ${error.message}`));
  // V8 aborts when the heap is full.
  child.on('exit', (code, signal) => die(`ended (${signal ?? `code ${code}`})`, signal === 'SIGABRT'));
  return {
    ready: ready.promise,
    death: () => death,
    expect: pages.add,
    checked: () => (death ? Promise.reject(death) : checks.ask()),
    close: async () => {
      isClosing = true;
      die('was closed');
      await exited;
    },
  };
}

/** Questions whether pages can be loaded, answered in turn. What ends the process meanwhile was announced before it was loaded. */
function openChecks() {
  const open: PromiseWithResolvers<readonly string[]>[] = [];
  let last = 'the first page';
  return {
    begin: (what: string) => {
      last = what;
    },
    ask: () => {
      const asked = Promise.withResolvers<readonly string[]>();
      open.push(asked);
      return asked.promise;
    },
    answer: (problems: readonly string[]) => open.shift()?.resolve(problems),
    fail: (end: ProcessEnded) => {
      for (const asked of open.splice(0)) asked.resolve([`${last}: ${end.fault}`]);
    },
  };
}

/** The pages a process works on. */
function waitingPages() {
  const waiting = new Map<number, PageEvents & { readonly route: string }>();
  let done = 0;
  const take = (id: number, part: PagePart) => {
    const page = waiting.get(id);
    if (!page) return;
    if (part.kind === 'head') return page.onHead(part.status, part.headers);
    if (part.kind === 'chunk') return page.onChunk(part.chunk);
    waiting.delete(id);
    if (part.kind === 'failure') return page.onFailure(new Error(part.message));
    done += 1;
    page.onEnd(part.outcome);
  };
  return {
    add: (id: number, route: string, events: PageEvents) => waiting.set(id, { ...events, route }),
    routes: () => new Set([...waiting.values()].map(({ route }) => route)),
    isEmpty: () => waiting.size === 0,
    /** How many it rendered to their end. */
    done: () => done,
    fail: (error: Error) => {
      for (const page of waiting.values()) page.onFailure(error);
      waiting.clear();
    },
    take: (id: number, parts: readonly PagePart[]) => {
      for (const part of parts) take(id, part);
    },
  };
}
