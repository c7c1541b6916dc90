import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Told } from './child.main.ts';
import { watchMemory } from './watch-memory.ts';
import type { Work } from './work.ts';

type ChildAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'too_slow' | 'too_much_memory' }
  | { readonly error: Error };

export interface Child {
  /** One question at a time; whoever aborts ends the process. */
  readonly ask: (question: unknown, signal: AbortSignal | undefined) => Promise<ChildAnswer>;
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
}

const main = fileURLToPath(new URL('child.main.ts', import.meta.url));
/** More only lets garbage pile up. */
const YOUNG_MB = 16;
/** What a process takes besides the heap of its JavaScript: itself, and buffers of what it unpacks or draws. */
const BESIDES_HEAP_MB = 320;
/** It may read files, and neither write nor start anything. */
const permissions = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--disable-warning=SecurityWarning',
];

/**
 * A process and no thread: a thread whose heap is full ends the whole process with it, unless it got there in small steps.
 * Nothing of our environment stands in its own.
 */
export function startChild(work: Work): Child {
  const { PROVERKA_RUN: run } = process.env;
  const heap = [`--max-old-space-size=${work.heapMb}`, `--max-semi-space-size=${YOUNG_MB}`];
  const child = fork(main, [work.file.href, work.name], {
    execArgv: [...heap, ...permissions],
    env: run === undefined ? {} : { PROVERKA_RUN: run },
    serialization: 'advanced',
    // What V8 says of a full heap belongs into no log, and a stranger's bytes might stand in it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit');
  exited.catch(() => undefined);
  return {
    ask: (question, signal) => askChild({ child, exited, work }, question, signal),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.killed,
    stop: async () => {
      child.kill('SIGKILL');
      await exited.catch(() => undefined);
    },
  };
}

interface Asked {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown[]>;
  readonly work: Work;
}

async function askChild(
  { child, exited, work: { name, milliseconds, heapMb } }: Asked,
  question: unknown,
  signal: AbortSignal | undefined,
): Promise<ChildAnswer> {
  const kill = () => child.kill('SIGKILL');
  const deadline = AbortSignal.timeout(milliseconds);
  deadline.addEventListener('abort', kill);
  signal?.addEventListener('abort', kill);
  const memory = watchMemory(child.pid, heapMb + BESIDES_HEAP_MB, kill);
  const settled = new AbortController();
  try {
    const answered = once(child, 'message', { signal: settled.signal });
    child.send({ question }, () => undefined);
    const told = await Promise.race([
      answered.then(([answer]: Told[]) => answer),
      exited.then(() => undefined),
    ]);
    if (told !== undefined) return told.ok ? told : { error: new Error(`${name} apart: ${told.message}`) };
    if (deadline.aborted) return { ok: false, code: 'too_slow' };
    // V8 aborts when the heap is full.
    if (memory.isExceeded() || child.signalCode === 'SIGABRT') return { ok: false, code: 'too_much_memory' };
    return { error: new Error(`${name} apart: its process ended (${child.exitCode ?? child.signalCode})`) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  } finally {
    deadline.removeEventListener('abort', kill);
    signal?.removeEventListener('abort', kill);
    memory.stop();
    settled.abort();
  }
}
