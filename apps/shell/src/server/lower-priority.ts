import os from 'node:os';

/**
 * Lets a process (on Linux also a thread, by its id) yield the processors to this one, by `steps` of niceness below it. Where
 * that is not possible it shares them equally.
 */
export function lowerPriority(id: number, steps: number): void {
  try {
    os.setPriority(id, Math.min(os.getPriority() + steps, os.constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended, or this system knows no priorities.
  }
}
