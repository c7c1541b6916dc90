import { rm } from 'node:fs/promises';
import { endRun } from './end-run.ts';

/**
 * Waits until the process that started it is gone, however it ended: its end of the pipe closes. Then ends what is left of
 * the run and removes the run's temporary folder. Signals for the run are not for this process.
 */
const [mark = '', folder = ''] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

await new Promise<void>((resolve) => {
  process.stdin.once('close', resolve).once('error', () => resolve());
  process.stdin.resume();
});
await endRun(mark);
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
process.exit(0);
