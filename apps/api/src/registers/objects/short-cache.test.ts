import { describe, expect, test } from 'vitest';
import { createShortCache } from './short-cache.ts';

describe('the short cache', () => {
  test('a cached answer expires after its lifetime', () => {
    let now = 0;
    const cache = createShortCache<number>(100, 10, () => now);
    cache.set('a', 1);
    now = 100;
    expect(cache.get('a')).toBe(1);
    now = 101;
    expect(cache.get('a')).toBeUndefined();
  });

  test('a full cache drops its oldest answer', () => {
    const cache = createShortCache<number>(100, 2, () => 0);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    cache.set('c', 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4]);
  });
});
