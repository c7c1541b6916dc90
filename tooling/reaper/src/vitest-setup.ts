import { startReaper } from './reaper.ts';

/** Before the first test of a run: nothing it starts outlives it. */
export function setup(): void {
  startReaper();
}
