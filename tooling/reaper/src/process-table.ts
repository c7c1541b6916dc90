import { readFileSync, readdirSync } from 'node:fs';

export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  /** In clock ticks since the machine started: tells a process from a later one with the same id. */
  readonly startedAt: string;
  /** Program and arguments, separated by spaces. */
  readonly command: string;
  /** As the process was started with; empty when it belongs to somebody else. */
  readonly environment: readonly string[];
}

export type ProcessTable = ReadonlyMap<number, ProcessRow>;

/** Every process that runs, read from `/proc`; empty on a system that has none. Ended ones nobody has collected are left out. */
export function readProcessTable(): ProcessTable {
  const rows = listOf('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  return new Map(rows.map((row) => [row.pid, row]));
}

/** null for a process that is not there, or has ended and was not collected yet. */
export function readProcess(pid: number): ProcessRow | null {
  const stat = textOf(`/proc/${pid}/stat`);
  // The name stands in parentheses and may hold anything, parentheses included.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent] = fields;
  const startedAt = fields[19];
  if (state === undefined || state === 'Z' || startedAt === undefined) return null;
  return {
    pid,
    parent: Number(parent),
    startedAt,
    command: textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
    environment: textOf(`/proc/${pid}/environ`).split('\0'),
  };
}

function listOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
