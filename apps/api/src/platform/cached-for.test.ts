import { describe, expect, test } from 'vitest';
import { cachedFor } from './cached-for.ts';

describe('cached readings', () => {
  test('concurrent callers share one reading', async () => {
    let readings = 0;
    const read = cachedFor(60_000, async () => (readings += 1));
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  });

  test('an expired reading is read again', async () => {
    let readings = 0;
    const read = cachedFor(-1, async () => (readings += 1));
    expect([await read(), await read()]).toEqual([1, 2]);
  });

  test('a failed reading is not cached', async () => {
    let readings = 0;
    const read = cachedFor(60_000, async () => {
      readings += 1;
      if (readings === 1) throw new Error('away');
      return readings;
    });
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toBe(2);
  });
});
