import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { compressHere } from './encode-page.ts';
import { lowerPriority } from './lower-priority.ts';
import type { PageToEncode } from './page-encoder.ts';

const steps = 10;

/** The id of the calling thread, which only Linux tells. */
function threadId(): number | null {
  try {
    return Number(path.basename(readlinkSync('/proc/thread-self')));
  } catch {
    return null;
  }
}

const thread = threadId();
if (thread !== null) lowerPriority(thread, steps);
parentPort?.on('message', ({ id, html, pace }: PageToEncode) => {
  parentPort?.postMessage({ id, ...compressHere(html, pace) });
});
