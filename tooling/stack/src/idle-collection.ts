import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Of the event loop's time: a health check and a job that finds nothing. */
const IDLE_SHARE = 0.03;
/** Less is not worth the pause. */
const WORTH_BYTES = 12 * 1024 * 1024;

type Collect = (how: { readonly type: 'major'; readonly execution: 'async' }) => Promise<void>;

/**
 * Gives back what a start or a busy hour left, once this process has nothing to do: V8 collects when memory is asked for, so an
 * idle process keeps its garbage for days. Keeps no process alive.
 */
export function collectWhenIdle(everyMs: number): void {
  const collect = exposedCollector();
  let kept = 0;
  let before = performance.eventLoopUtilization();
  let isCollecting = false;
  const collectIfIdle = async (): Promise<void> => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    const grown = process.memoryUsage().heapTotal - kept;
    if (isCollecting || utilization > IDLE_SHARE || grown < WORTH_BYTES) return;
    isCollecting = true;
    await collect({ type: 'major', execution: 'async' });
    kept = process.memoryUsage().heapTotal;
    isCollecting = false;
  };
  setInterval(() => void collectIfIdle(), everyMs).unref();
}

/** Contexts made while the flag is set have the function; others do not get it. */
function exposedCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
