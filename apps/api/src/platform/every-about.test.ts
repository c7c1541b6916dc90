import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyAbout } from './every-about.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what began in one moment is spread soon, comes again within its time, and can be ended', () => {
  const calls: number[][] = Array.from({ length: 100 }, () => []);
  const endings = calls.map((moments) => everyAbout(1000, () => moments.push(Date.now())));
  const begin = Date.now();
  vi.advanceTimersByTime(10_000);
  for (const moments of calls) {
    expect(moments.length).toBeGreaterThanOrEqual(10);
    const gaps = moments.map((moment, at) => moment - (moments[at - 1] ?? begin));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1000);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500);
  }
  const inOneTenth = calls.flat().filter((moment) => moment - begin >= 5000 && moment - begin < 5100);
  expect(inOneTenth.length).toBeLessThan(40);
  for (const end of endings) end();
  const made = calls.flat().length;
  vi.advanceTimersByTime(10_000);
  expect(calls.flat()).toHaveLength(made);
});
