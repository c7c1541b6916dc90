import { readFileSync } from 'node:fs';

/** Whether a process is running; a zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    // The state follows the command's name, which is in parentheses and may contain anything.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !status.slice(status.lastIndexOf(')')).startsWith(') Z');
  } catch {
    return true;
  }
}
