import { setTimeout as wait } from 'node:timers/promises';
import { readProcessTable, type ProcessRow } from './process-table.ts';
import { membersOf } from './run-members.ts';

/** A database writes its log to the end, a server finishes its requests. */
const GRACE_MS = 4000;
/** A process the kernel does not let go of is not waited for any longer. */
const LAST_MS = 8000;

/** Ends every process of the run: asks each once, and kills what is left after the grace period. */
export async function endRun(mark: string): Promise<void> {
  const startedAt = Date.now();
  const asked = new Set<number>();
  let members: ReadonlyMap<number, ProcessRow> = new Map();
  for (;;) {
    members = membersOf(readProcessTable(), mark, members);
    const age = Date.now() - startedAt;
    if (members.size === 0 || age > LAST_MS) return;
    for (const { pid } of members.values()) {
      if (age > GRACE_MS) send(pid, 'SIGKILL');
      else if (!asked.has(pid)) send(pid, 'SIGTERM');
      asked.add(pid);
    }
    await wait(50);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended since the table was read.
  }
}
