import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { cpuSeconds, familyOf, proportionalKilobytes } from '@proverka/stack/process-family';

const QUIET_SECONDS = 30;
const STEP_SECONDS = 5;
/** Of one core. */
const QUIET_SHARE = 0.1;
const LONGEST_WAIT_SECONDS = 300;
const SAMPLES = 7;

/**
/**
 * Memory of a process and all its descendants after thirty seconds without load, shared pages counted once (PSS).
 * the database are below it too; `without` belongs to the measurement, not to the stack. Quiet means that the processes
 * hardly use the processor: on a busy machine a start goes on for longer than half a minute.
 */
export async function measureIdleMemory(
  rootPids: readonly number[],
  without: number | undefined,
): Promise<Figure> {
  const family = () => familyOf(rootPids).filter((pid) => pid !== without);
  await quiet(rootPids);
  const samples: number[] = [];
  while (samples.length < SAMPLES) {
    samples.push(family().reduce((total, pid) => total + proportionalKilobytes(pid), 0));
    await wait(1000);
  }
  return {
    name: 'Memory of the idle stack',
    value: median(samples) / 1024,
    unit: 'MB',
    limit: { atMost: 900 },
    how: `PSS of launcher, database, sandbox, API, worker and shell after ${QUIET_SECONDS} quiet seconds, median of ${SAMPLES}`,
  };
}

/** Waits until the processes were quiet for long enough; throws when they never are, because then nothing is idle. */
async function quiet(rootPids: readonly number[]): Promise<void> {
  let quietFor = 0;
  for (let waited = 0; quietFor < QUIET_SECONDS; waited += STEP_SECONDS) {
    if (waited >= LONGEST_WAIT_SECONDS) throw new Error(`Not idle after ${waited} seconds.`);
    quietFor = (await cpuShare(rootPids)) < QUIET_SHARE ? quietFor + STEP_SECONDS : 0;
  }
}

/** Processor time the processes took in one step, as a share of one core. One that ended meanwhile counts as nothing. */
async function cpuShare(rootPids: readonly number[]): Promise<number> {
  const before = new Map(familyOf(rootPids).map((pid) => [pid, cpuSeconds(pid)]));
  await wait(STEP_SECONDS * 1000);
  const used = familyOf(rootPids).map((pid) => cpuSeconds(pid) - (before.get(pid) ?? 0));
  return used.reduce((total, seconds) => total + Math.max(0, seconds), 0) / STEP_SECONDS;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
