import type { Readable } from 'node:stream';
import type { ByteBudget } from './byte-budget.ts';
import { createGrowingBuffer } from './growing-buffer.ts';

export interface ReadRules {
  readonly mostBytes: number;
  /** Time for any body. */
  readonly graceMs: number;
  /** More time for every byte that has come. */
  readonly bytesPerSecond: number;
  readonly budget: ByteBudget;
}

export type WholeRead =
  | { readonly kind: 'whole'; readonly body: Buffer; readonly forget: () => void }
  | { readonly kind: 'too_large' | 'too_slow' | 'no_memory' | 'cut_off' };

/** Reads a stream to its end, in bounded memory and time. The reader calls `forget` when the body is no longer needed. */
export function readWhole(source: Readable, rules: ReadRules): Promise<WholeRead> {
  const { mostBytes, graceMs, bytesPerSecond, budget } = rules;
  return new Promise((resolve) => {
    const body = createGrowingBuffer();
    const startedAt = performance.now();
    let timer = setTimeout(checkPace, graceMs);

    function settle(result: WholeRead): void {
      clearTimeout(timer);
      source.off('data', onData).off('end', onEnd).off('close', onCutOff).off('error', onCutOff);
      // A late error of an abandoned stream must not end the process.
      source.on('error', () => {});
      if (result.kind !== 'whole') budget.giveBack(body.length);
      resolve(result);
    }
    function checkPace(): void {
      const left = graceMs + (body.length / bytesPerSecond) * 1000 - (performance.now() - startedAt);
      if (left <= 0) settle({ kind: 'too_slow' });
      else timer = setTimeout(checkPace, left);
    }
    function onData(chunk: Buffer): void {
      if (body.length + chunk.length > mostBytes) return settle({ kind: 'too_large' });
      if (!budget.take(chunk.length)) return settle({ kind: 'no_memory' });
      body.add(chunk);
    }
    const onEnd = () =>
      settle({ kind: 'whole', body: body.whole(), forget: once(() => budget.giveBack(body.length)) });
    const onCutOff = () => settle({ kind: 'cut_off' });

    source.on('data', onData).once('end', onEnd).once('close', onCutOff).once('error', onCutOff);
  });
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
