import { describe, expect, test } from 'vitest';
import { canonicalPath, pathsInRouteCase } from './redirects.domain.ts';

describe('permanent redirects of a path', () => {
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
  ])('the path %s redirects permanently to %s', (given, moved) => {
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
  ])('the path %s is not redirected', (given) => {
    expect(canonicalPath(given)).toBeNull();
  });
});

describe('letter case of a path', () => {
  const open = [
    '/',
    '/blog/',
    '/blog/:id/',
    '/fizcheckCheckout/',
    '/proverka-avto/:id?/',
    '/valuation/:id/',
    '/valuation/demo-page/',
  ];

  test.each([
    ['/Blog/', '/blog/'],
    ['/fizcheckcheckout/', '/fizcheckCheckout/'],
    ['/Proverka-Avto/', '/proverka-avto/'],
    ['/Proverka-Avto/Ab/', '/proverka-avto/Ab/'],
    ['/BLOG/Kak-Chitat/', '/blog/Kak-Chitat/'],
    ['/valuation/Demo-Page/', '/valuation/demo-page/'],
  ])('the path %s redirects to the letter case of its route, %s', (given, moved) => {
    expect(pathsInRouteCase(open)(given)).toBe(moved);
  });

  test.each(['/', '/blog/', '/blog/Kak-Chitat/', '/fizcheckCheckout/', '/nowhere/'])(
    'the letter case of %s is kept',
    (given) => {
      expect(pathsInRouteCase(open)(given)).toBeNull();
    },
  );
});
