import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const STOP_WITHIN_MS = 8000;

/** Asks a process to stop, and kills one that does not; at once for one that has ended. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}
