import { setTimeout as wait } from 'node:timers/promises';

/** Answers no sooner than after so many milliseconds, so that the time does not tell which way it went. */
export async function atLeast<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, wait(milliseconds)]);
  return value;
}
