import { describe, expect, test } from 'vitest';
import { canonicalPath } from './redirects.domain.ts';

describe('a path is moved for good', () => {
  test.each([
    ['/user/orders', '/user/orders/'],
    ['//user///orders/', '/user/orders/'],
    ['//elsewhere.example/', '/elsewhere.example/'],
    ['/\\elsewhere.example', '/elsewhere.example/'],
    ['/index.php', '/'],
    ['/index.html', '/'],
    ['/blog/index.php', '/blog/'],
    ['/blog//index.html/', '/blog/'],
    ['/object/77:06:0001001:1234', '/object/77:06:0001001:1234/'],
    ['/indexOld/', '/'],
    ['/tariffOld/', '/tariff/'],
    ['/user/tariffOld/', '/user/tariff/'],
    ['/user/ordersNew/', '/user/orders/'],
    ['/valuation/index-old/', '/valuation/'],
    ['/risk-preview-legacy/', '/risk-preview/'],
    ['/risk-preview-legacy/42/', '/risk-preview/42/'],
    ['/objectLegacy/77:06:0001001:1234/', '/object/77:06:0001001:1234/'],
    ['/proverka-sotrudnika-old/', '/proverka-sotrudnika/'],
    ['//user//ordersNew', '/user/orders/'],
    ['/indexOld/index.php', '/'],
  ])('%s → %s', (given, moved) => {
    expect(canonicalPath(given)).toBe(moved);
  });

  test.each([
    '/',
    '/user/orders/',
    '/robots.txt',
    '/favicon.svg',
    '/object/77:06:0001001:1234/',
    '/indexold/',
    '/objectLegacy/',
  ])('%s stays', (given) => {
    expect(canonicalPath(given)).toBeNull();
  });
});
