import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';

/**
 * Memory of a process and all its descendants after thirty seconds without load, shared pages counted once (PSS).
 * Includes the child processes of the database.
 */
export async function measureIdleMemory(rootPids: readonly number[]): Promise<Figure> {
  await wait(30_000);
  const kilobytes = familyOf(rootPids).reduce((total, pid) => total + proportionalKilobytes(pid), 0);
  return {
    name: 'Memory of the idle stack',
    value: kilobytes / 1024,
    unit: 'MB',
    limit: { atMost: 900 },
    how: 'PSS of launcher, database, sandbox, API, worker and shell after 30 seconds without load',
  };
}

function familyOf(roots: readonly number[]): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set(roots);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

function proportionalKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
