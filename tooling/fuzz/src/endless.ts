import * as fc from 'fast-check';

/** Small, so that the first call of many endpoints does not hold up the run. */
const BATCH = 8;

/** Values of an arbitrary one after another, the same for the same seed. */
export function endless<Value>(arbitrary: fc.Arbitrary<Value>, seed: number): () => Value {
  let batch: Value[] = [];
  let number = 0;
  return () => {
    const next = batch.pop();
    if (next !== undefined) return next;
    number += 1;
    batch = fc.sample(arbitrary, { seed: seed + number * 7919, numRuns: BATCH });
    const first = batch.pop();
    if (first === undefined) throw new Error('an arbitrary gave no value');
    return first;
  };
}
