import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type {
  FromRenderProcess,
  RenderProcessData,
  RenderRequest,
  RenderSetData,
  ToRenderProcess,
} from '../render/render-messages.ts';
import { sacrificeFirst, watchHealth } from './process-health.ts';
import {
  awaitAnswer,
  renderTimes,
  type PageEvents,
  type RenderAnswer,
  type RenderTimes,
} from './render-answer.ts';

/** A page to render, and the route it belongs to. */
export interface PageJob {
  readonly set: RenderSetData;
  readonly request: Omit<RenderRequest, 'id'>;
  readonly route: string;
  readonly signal?: AbortSignal | undefined;
  /** No visitor waits for it. */
  readonly isAhead?: boolean;
}

export interface RenderProcess {
  readonly render: (job: PageJob) => Promise<RenderAnswer>;
  /** Pages of the set that cannot be loaded, one sentence each. */
  readonly check: (set: RenderSetData) => Promise<readonly string[]>;
  readonly closeSet: (setId: string) => void;
  readonly isDead: () => boolean;
  /** Ends it at once. */
  readonly close: () => Promise<void>;
}

/** The process ended under a page that may have nothing to do with it: another process can render that. */
export class ProcessEnded extends Error {
  /** Routes of the pages it worked on. */
  readonly routes: ReadonlySet<string>;
  /** Without it, it ended before any page: while its remotes were loading. */
  readonly hasLoaded: boolean;
  readonly pagesDone: number;
  readonly isMemory: boolean;
  constructor(why: string, facts: Pick<ProcessEnded, 'routes' | 'hasLoaded' | 'pagesDone' | 'isMemory'>) {
    super(`A render process ${why}`);
    this.routes = facts.routes;
    this.hasLoaded = facts.hasLoaded;
    this.pagesDone = facts.pagesDone;
    this.isMemory = facts.isMemory;
  }
}

export interface RenderProcessLimits extends RenderTimes {
  readonly beatMs: number;
  readonly heapMb: number;
  readonly memoryMb: number;
  /** Until the shell's own code runs in it. */
  readonly startMs: number;
}

export const renderProcessLimits: RenderProcessLimits = {
  ...renderTimes,
  beatMs: 1500,
  heapMb: 192,
  memoryMb: 450,
  startMs: 30_000,
};

export interface RenderProcessStart {
  readonly script: string;
  readonly data: RenderProcessData;
  readonly limits?: Partial<RenderProcessLimits>;
  /** Yields the processor to all others: what it renders is suspected of not ending. */
  readonly isSuspect?: boolean;
  /** Called once when it ends unasked, before the pages in it fail. */
  readonly onDeath?: (error: ProcessEnded) => void;
}

const suspectNiceness = 10;

/** Starts a process that renders pages; resolves when it can, and rejects when it ended before. */
export async function startRenderProcess(start: RenderProcessStart): Promise<RenderProcess> {
  const limits = { ...renderProcessLimits, ...start.limits };
  const child = launch(start, limits);
  const life = followLife(child, start, limits);
  post(child, { kind: 'start', data: start.data });
  await life.ready;
  const openSets = new Set<string>();
  const open = (set: RenderSetData) => {
    if (!openSets.has(set.setId)) post(child, { kind: 'open-set', set });
    openSets.add(set.setId);
  };
  let lastId = 0;
  return {
    isDead: () => life.death() !== null,
    close: life.close,
    closeSet: (setId) => {
      if (openSets.delete(setId)) post(child, { kind: 'close-set', setId });
    },
    check: (set) => {
      open(set);
      post(child, { kind: 'check', setId: set.setId });
      return life.checked();
    },
    render: ({ set, request, route, signal }) => {
      const death = life.death();
      if (death) return Promise.reject(death);
      open(set);
      lastId += 1;
      const id = lastId;
      const cancel = () => post(child, { kind: 'cancel', id });
      const answer = awaitAnswer(limits, (events) => life.expect(id, route, events), cancel);
      signal?.addEventListener('abort', cancel, { once: true });
      post(child, { kind: 'render', setId: set.setId, request: { ...request, id } });
      return answer;
    },
  };
}

const post = (child: ChildProcess, message: ToRenderProcess) => void child.send(message, () => undefined);

/** More only lets garbage pile up. */
const youngMb = 4;
/** Measured: a third less memory per process, at the same speed. */
const lean = {
  flags: [`--max-semi-space-size=${youngMb}`, '--liftoff-only'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' },
};
const passedOn = ['NODE_ENV', 'TZ', 'NODE_EXTRA_CA_CERTS', 'PROVERKA_RUN'];

/** It reads its own code, writes nothing, starts nothing, and sees nothing of our environment. */
function launch({ script, data, isSuspect = false }: RenderProcessStart, { heapMb }: RenderProcessLimits) {
  const folders = [script, ...Object.values(data.nodeEntries)].map((file) => path.dirname(file));
  const given = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  const child = fork(script, [], {
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      ...lean.flags,
      '--permission',
      ...folders.map((folder) => `--allow-fs-read=${folder}/*`),
      '--disable-warning=SecurityWarning',
    ],
    env: { ...lean.env, ...Object.fromEntries(given) },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  sacrificeFirst(child.pid);
  if (isSuspect && child.pid !== undefined) os.setPriority(child.pid, suspectNiceness);
  return child;
}

type Waiting = PageEvents & { readonly route: string };

/** Its messages, its health and its end. */
function followLife(child: ChildProcess, { onDeath }: RenderProcessStart, limits: RenderProcessLimits) {
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  const checks: PromiseWithResolvers<readonly string[]>[] = [];
  const exited = once(child, 'exit').catch(() => undefined);
  let health: ReturnType<typeof watchHealth> | null = null;
  let hasLoaded = false;
  let isClosing = false;
  let pagesDone = 0;
  let death: ProcessEnded | null = null;
  const kill = () => void child.kill('SIGKILL');
  const die = (why: string, isMemory = false) => {
    if (death) return;
    const routes = new Set([...waiting.values()].map(({ route }) => route));
    death = new ProcessEnded(why, { routes, hasLoaded, pagesDone, isMemory });
    clearTimeout(startTimer);
    health?.stop();
    kill();
    if (!isClosing) onDeath?.(death);
    ready.reject(death);
    for (const check of checks) check.reject(death);
    for (const page of waiting.values()) page.onFailure(death);
    waiting.clear();
  };
  const startTimer = setTimeout(() => die('did not start'), limits.startMs);
  ready.promise.catch(() => undefined);
  const watch = () =>
    watchHealth(
      {
        pid: child.pid,
        sendBeat: () => post(child, { kind: 'beat' }),
        isIdle: () => hasLoaded && waiting.size === 0,
        onSick: (why) =>
          why === 'hung' ? die('hung and was ended') : die('took too much memory and was ended', true),
      },
      limits,
    );
  child.on('message', (message: FromRenderProcess) => {
    if (death) return;
    if (message.kind === 'started') {
      clearTimeout(startTimer);
      health ??= watch();
    } else if (message.kind === 'ready') {
      hasLoaded = true;
      ready.resolve();
    } else if (message.kind === 'beat') health?.onBeat();
    else if (message.kind === 'checked') checks.shift()?.resolve(message.problems);
    else if (passOn(waiting, message)) pagesDone += 1;
  });
  child.on('error', (error) => die(`failed: ${error.message}`));
  // V8 aborts when the heap is full.
  child.on('exit', (code, signal) => die(`ended (${signal ?? `code ${code}`})`, signal === 'SIGABRT'));
  return {
    ready: ready.promise,
    death: () => death,
    expect: (id: number, route: string, events: PageEvents) => waiting.set(id, { ...events, route }),
    checked: () => {
      const check = Promise.withResolvers<readonly string[]>();
      checks.push(check);
      if (death) check.reject(death);
      return check.promise;
    },
    close: async () => {
      isClosing = true;
      die('was closed');
      await exited;
    },
  };
}

/** Whether this was the end of a page. */
function passOn(
  waiting: Map<number, Waiting>,
  message: Extract<FromRenderProcess, { readonly id: number }>,
): boolean {
  const page = waiting.get(message.id);
  if (!page) return false;
  if (message.kind === 'head') page.onHead(message.status, message.headers);
  else if (message.kind === 'chunk') page.onChunk(message.chunk);
  else {
    waiting.delete(message.id);
    if (message.kind === 'failure') page.onFailure(new Error(message.message));
    else page.onEnd(message.outcome);
    return message.kind === 'end';
  }
  return false;
}
