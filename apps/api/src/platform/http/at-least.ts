import { setTimeout as wait } from 'node:timers/promises';

/** Delays the answer to at least this many milliseconds, so that its timing does not reveal the outcome. */
export async function atLeast<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, wait(milliseconds)]);
  return value;
}
