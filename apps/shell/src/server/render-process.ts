import { fork } from 'node:child_process';
import path from 'node:path';
import type { RenderProcessData, RenderRequest, RenderSetData } from '../render/render-messages.ts';
import { lowerPriority } from './lower-priority.ts';
import { post, sacrificeFirst } from './process-health.ts';
import { followLife, type LifeLimits, type OnDeath } from './process-life.ts';
import { awaitAnswer, renderTimes, type RenderAnswer, type RenderTimes } from './render-answer.ts';

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

export interface RenderProcessLimits extends RenderTimes, LifeLimits {
  readonly heapMb: number;
}

const renderProcessLimits: RenderProcessLimits = {
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
  /** Yields the processors to all others: what it renders is suspected of not ending. */
  readonly isSuspect?: boolean;
  /** Called once when it ends unasked, before the pages in it fail. */
  readonly onDeath?: OnDeath;
}

/** Stored pages and answers of the API wait for no rendering, which costs more than all of them. */
const steps = { trusted: 5, suspect: 10 };

/** Starts a process that renders pages; resolves when it can, and rejects when it ended before. */
export async function startRenderProcess(start: RenderProcessStart): Promise<RenderProcess> {
  const limits = { ...renderProcessLimits, ...start.limits };
  const child = launch(start, limits);
  const life = followLife(child, limits, start.onDeath);
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

/** More only lets garbage pile up. */
const youngMb = 4;
/**
 * Measured: a third less memory per process, at the same speed. Garbage is collected by the thread that made it, so that a remote
 * that leaks takes one processor and not all.
 */
const lean = {
  flags: [`--max-semi-space-size=${youngMb}`, '--liftoff-only', '--single-threaded-gc'],
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
  if (child.pid !== undefined) lowerPriority(child.pid, isSuspect ? steps.suspect : steps.trusted);
  return child;
}
