import { describe, expect, test } from 'vitest';
import { canonicalPath } from './redirects.domain.ts';

describe('a path is moved for good', () => {
  test.each([
    ['/user/orders', '/user/orders/'],
    ['//user///orders/', '/user/orders/'],
    ['/index.php', '/'],
    ['/index.html', '/'],
    ['/blog/index.php', '/blog/'],
    ['/blog//index.html/', '/blog/'],
    ['/object/77:06:0001001:1234', '/object/77:06:0001001:1234/'],
  ])('%s → %s', (given, moved) => {
    expect(canonicalPath(given)).toBe(moved);
  });

  test.each(['/', '/user/orders/', '/robots.txt', '/favicon.svg', '/object/77:06:0001001:1234/'])(
    '%s stays',
    (given) => {
      expect(canonicalPath(given)).toBeNull();
    },
  );
});
