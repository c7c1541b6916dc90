import { describe, expect, test } from 'vitest';
import { createShortCache, type ShortCache } from './short-cache.ts';

const learn = (cache: ShortCache<number>, key: string, value: number | null) =>
  cache.ask(key, new AbortController().signal, () => Promise.resolve(value));

describe('the short cache', () => {
  test('a cached answer expires after its lifetime', async () => {
    let now = 0;
    const cache = createShortCache<number>(100, 10, () => now);
    await learn(cache, 'a', 1);
    now = 100;
    expect(cache.get('a')).toBe(1);
    now = 101;
    expect(cache.get('a')).toBeUndefined();
  });

  test('a full cache drops its oldest answer', async () => {
    const cache = createShortCache<number>(100, 2, () => 0);
    await learn(cache, 'a', 1);
    await learn(cache, 'b', 2);
    await learn(cache, 'a', 3);
    await learn(cache, 'c', 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4]);
  });

  test('a source that did not answer is asked again', async () => {
    const cache = createShortCache<number>(100, 10, () => 0);
    expect(await learn(cache, 'a', null)).toBeNull();
    expect(cache.get('a')).toBeUndefined();
    expect(await learn(cache, 'a', 1)).toBe(1);
  });
});
