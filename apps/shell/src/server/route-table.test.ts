import { developmentHosts, findHost } from '@proverka/brand/host';
import type { RemoteDecl, RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routeTables } from './route-table.ts';

const host = findHost(developmentHosts, 'realestate.localhost');
if (!host) throw new Error('There is no development host realestate');

const paths = [
  '/',
  '/blog/',
  '/blog/:id/',
  '/object/:objectKey/',
  '/object/own/',
  '/proverka-avto/:id?/',
  '/help?/contacts/',
  '/отчёт/:id/',
];
const route = (path: string): RouteDecl => ({ id: path, path, render: 'ssr', title: 'Страница' });
const decl: RemoteDecl = { id: 'pages', contract: 2, brands: ['real-estate'], routes: paths.map(route) };
const table = routeTables([decl])(host);

test.each([
  '/',
  '/blog/',
  '/BLOG/kak-chitat/',
  '/blog',
  '/object/77:06:0001001:1234/',
  '/object/OWN/',
  '/proverka-avto/',
  '/proverka-avto/7/',
  '/contacts/',
  '/help/contacts/',
  '/%D0%BE%D1%82%D1%87%D1%91%D1%82/7/',
  '/%E0%A4%A/7/',
  '/nowhere/',
  '/blog/one/two/',
  '//blog/',
])('the page at %s is the one the router finds among all pages', (pathname) => {
  const found = matchRoutes(
    paths.map((path) => ({ id: path, path })),
    pathname,
  );
  expect(table.at(pathname)?.decl.id).toBe(found?.at(-1)?.route.id);
});

test('a page of another brand has no address here', () => {
  const others = { ...decl, brands: ['person-check' as const] };
  expect(routeTables([others])(host).at('/blog/')).toBeNull();
});
