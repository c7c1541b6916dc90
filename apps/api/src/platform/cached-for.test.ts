import { describe, expect, test } from 'vitest';
import { cachedFor } from './cached-for.ts';

describe('a kept reading', () => {
  test('is read once by all who ask at the same time', async () => {
    let readings = 0;
    const read = cachedFor(60_000, async () => (readings += 1));
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  });

  test('is read again once it is old', async () => {
    let readings = 0;
    const read = cachedFor(-1, async () => (readings += 1));
    expect([await read(), await read()]).toEqual([1, 2]);
  });

  test('that failed is tried again', async () => {
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
