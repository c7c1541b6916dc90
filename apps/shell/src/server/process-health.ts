import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { ToRenderProcess } from '../render/render-messages.ts';

export interface HealthLimits {
  /** How long a process that works on a page may leave a beat unanswered. */
  readonly beatMs: number;
  /** All its memory, buffers and what native code takes included. */
  readonly memoryMb: number;
}

/** A process that has ended hears nothing, and what ends it is told elsewhere. */
export const post = (child: ChildProcess, message: ToRenderProcess) =>
  void child.send(message, () => undefined);

interface HealthQuestions {
  /** Nobody waits for a page: beats are rare then. */
  readonly isIdle: () => boolean;
  /** Called once, with what the process did. */
  readonly onSick: (why: string, isMemory: boolean) => void;
}

/** What a process did that answers nothing while it computes. */
export const hung = 'hung and was ended';

const tickMs = 100;
/** In ticks. */
const beatEvery = 3;
const idleBeatEvery = 30;
/** A process that computes takes processor time; one that merely waits for its turn on a busy machine does not. */
const busyShare = 0.5;
/** Without an answer for this many times the limit, the processor time is not asked for. */
const silentFactor = 4;

/**
 * Watches a process from outside: heartbeat and memory, which a loop in its code can hide from nobody. V8's limit of the heap
 * leaves out buffers. Linux tells of memory and processor time; elsewhere the heartbeat decides alone.
 */
export function watchHealth(child: ChildProcess, { isIdle, onSick }: HealthQuestions, limits: HealthLimits) {
  const { pid } = child;
  let tick = 0;
  let asked: { readonly at: number; readonly cpuMs: number | null } | null = null;
  let isOver = false;
  const judge = () => {
    if (isOver) return;
    const isDue = tick % (isIdle() ? idleBeatEvery : beatEvery) === 0;
    tick += 1;
    if (residentMb(pid) > limits.memoryMb) return fail('took too much memory and was ended', true);
    if (asked && isStuck(asked)) return fail(hung, false);
    if (asked || !isDue) return;
    asked = { at: performance.now(), cpuMs: processorMs(pid) };
    post(child, { kind: 'beat' });
  };
  const isStuck = ({ at, cpuMs }: NonNullable<typeof asked>): boolean => {
    const silentMs = performance.now() - at;
    if (silentMs < limits.beatMs) return false;
    if (silentMs > limits.beatMs * silentFactor || cpuMs === null) return true;
    return (processorMs(pid) ?? Infinity) - cpuMs >= limits.beatMs * busyShare;
  };
  // After the answers that may have arrived while this process itself was busy.
  const timer = setInterval(() => setImmediate(judge), tickMs).unref();
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  const fail = (why: string, isMemory: boolean) => {
    stop();
    onSick(why, isMemory);
  };
  return {
    stop,
    onBeat: () => {
      asked = null;
    },
  };
}

/** When memory runs out, the kernel takes this process and not the server or the database. */
export function sacrificeFirst(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Not Linux, or it has ended.
  }
}

const pageBytes = 4096;
const msPerClockTick = 10;

function residentMb(pid: number | undefined): number {
  const [, pages = '0'] = procFile(pid, 'statm').split(' ');
  return (Number(pages) * pageBytes) / 1024 ** 2;
}

function processorMs(pid: number | undefined): number | null {
  const stat = procFile(pid, 'stat');
  if (stat === '') return null;
  // The state follows the command's name, which is in parentheses and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerClockTick;
}

/** Empty when there is none. */
function procFile(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
