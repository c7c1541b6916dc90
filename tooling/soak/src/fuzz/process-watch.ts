import { readFileSync } from 'node:fs';

export interface ProcessWatch {
  /** Resident memory of each process in MB, every few seconds. */
  readonly samples: ReadonlyMap<string, readonly number[]>;
  readonly stop: () => void;
}

interface Watched {
  readonly name: string;
  readonly pid: () => number | undefined;
}

const EVERY_MS = 2000;

export function watchMemory(processes: readonly Watched[]): ProcessWatch {
  const samples = new Map<string, number[]>(processes.map(({ name }) => [name, []]));
  const timer = setInterval(() => {
    for (const { name, pid } of processes) samples.get(name)?.push(residentMb(pid()));
  }, EVERY_MS);
  return { samples, stop: () => clearInterval(timer) };
}

/** 0 for a process that is just being started again. */
function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Some growth is a larger cache or a heap that was not collected yet. */
const GROWTH = 1.3;
const GROWTH_MB = 60;

/** Processes whose memory in the last tenth of the run is well above that in its middle. */
export function findGrowing(samples: ReadonlyMap<string, readonly number[]>): readonly string[] {
  return [...samples].flatMap(([name, all]) => {
    const middle = median(all.slice(Math.floor(all.length * 0.4), Math.floor(all.length * 0.5)));
    const last = median(all.slice(Math.floor(all.length * 0.9)));
    const isFlat = middle === 0 || last <= Math.max(middle * GROWTH, middle + GROWTH_MB);
    return isFlat ? [] : [`${name} grew from ${Math.round(middle)} to ${Math.round(last)} MB`];
  });
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
