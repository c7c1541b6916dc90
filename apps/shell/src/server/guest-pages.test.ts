import { developmentHosts, findHost } from '@proverka/brand/host';
import type { RemoteDecl, RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { describe, expect, test } from 'vitest';
import { indexablePaths, isClosedToGuests, isPageElsewhere } from './guest-pages.domain.ts';

const hostOf = (name: string) => {
  const host = findHost(developmentHosts, `${name}.localhost`);
  if (!host) throw new Error(`There is no development host ${name}`);
  return host;
};
const settings = { isAutomaticMode: false };

function decl(...routes: (Partial<RouteDecl> & { path: string })[]): RemoteDecl {
  return {
    id: 'person',
    contract: 2,
    brands: ['person-check'],
    routes: routes.map((route) =>
      Object.assign({ id: route.path, render: 'static' as const, title: 'Страница' }, route),
    ),
  };
}

describe('pages for search engines', () => {
  const paths = (host: string, ...routes: (Partial<RouteDecl> & { path: string })[]) =>
    indexablePaths(hostOf(host), [decl(...routes)], settings);

  test('the sitemap has public pages that are rendered on the server', () => {
    const routes = [
      { path: '/proverka-fssp/' },
      { path: '/blog/', render: 'ssr' as const },
      { path: '/checkout/', render: 'csr' as const },
      { path: '/user/', guards: ['user' as const] },
      { path: '/forbidden/', isPrivate: true },
    ];
    expect(paths('fizcheck', ...routes)).toEqual(['/blog/', '/proverka-fssp/']);
  });

  test('the sitemap has pages with an optional parameter, and none with a required one', () => {
    expect(paths('fizcheck', { path: '/proverka-avto/:id?/' }, { path: '/blog/:id/' })).toEqual([
      '/proverka-avto/',
    ]);
  });

  test('the sitemap has a page of a variant only on its hosts', () => {
    const expert = { path: '/fizcheck-expert/', guards: ['pro' as const] };
    const cars = { path: '/cars/', variants: ['auto' as const] };
    expect(paths('fizcheck', expert, cars)).toEqual([]);
    expect(paths('fizcheck-pro', expert, cars)).toEqual(['/fizcheck-expert/']);
    expect(paths('auto.fizcheck', expert, cars)).toEqual(['/cars/']);
  });

  test('the sitemap has no page of another brand', () => {
    expect(paths('realestate', { path: '/proverka-fssp/' })).toEqual([]);
  });
});

test('the Russian real-estate domain and the desk alone are closed to guests', () => {
  const closed = developmentHosts.filter(isClosedToGuests).map(({ host }) => host);
  expect(closed).toEqual(['realestate-ru.localhost', 'admin.localhost']);
});

test('an address of another brand is known by its whole path, and one about something named is not', () => {
  const decls = [
    decl({ path: '/proverka-fssp/' }, { path: '/check-person/:id/' }, { path: '/checkout/:key?/' }),
  ];
  expect(isPageElsewhere('/proverka-fssp/', decls)).toBe(true);
  expect(isPageElsewhere('/checkout/', decls)).toBe(true);
  expect(isPageElsewhere('/check-person/42/', decls)).toBe(false);
  expect(isPageElsewhere('/nowhere/', decls)).toBe(false);
  const desk = [{ ...decl({ path: '/admin/people/' }), brands: [], isForDesk: true }];
  expect(isPageElsewhere('/admin/people/', desk)).toBe(false);
});
