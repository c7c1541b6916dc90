import type { ProcessRow, ProcessTable } from './process-table.ts';
import { carriesMark } from './run-mark.ts';

/**
 * The processes of a run: those that carry its mark, those that were found before and still live, and everything below
 * them. A program that clears the environment of what it starts is why the mark alone is not enough.
 */
export function membersOf(
  table: ProcessTable,
  mark: string,
  found: ReadonlyMap<number, ProcessRow> = new Map(),
): ReadonlyMap<number, ProcessRow> {
  const members = new Map<number, ProcessRow>();
  for (const row of table.values()) {
    const isFound = found.get(row.pid)?.startedAt === row.startedAt;
    if (isFound || carriesMark(row.environment, mark)) members.set(row.pid, row);
  }
  for (let size = -1; size !== members.size;) {
    size = members.size;
    for (const row of table.values()) if (members.has(row.parent)) members.set(row.pid, row);
  }
  return members;
}
