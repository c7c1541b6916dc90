import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { expect, test } from 'vitest';
import { doubledRoutes, routeConflicts } from './route-claims.ts';

const remote = (name: string, paths: readonly string[], other: Partial<RemoteDecl> = {}) => ({
  remote: name,
  decl: {
    id: name,
    contract: 2,
    brands: ['real-estate'],
    ...other,
    routes: paths.map((path, index) => ({
      id: `${name}-${index}`,
      path,
      render: 'ssr',
      title: 'Страница',
    })),
  } satisfies RemoteDecl,
});
const shell = { decl: remote('shell', ['/privacy/']).decl, ownSegments: ['api'] };
const realestate = remote('realestate', ['/', '/object/:objectKey/']);
const claimed = (paths: readonly string[], other?: Partial<RemoteDecl>) =>
  routeConflicts([remote('account', paths, other), realestate], new Set(['account']), shell);

test.each([
  ['the same path', '/object/:objectKey/', '/object belongs to realestate'],
  ['the same path with another name of its parameter', '/object/:id/', '/object belongs to realestate'],
  ['the same path in other letters', '/Object/:id/', '/object belongs to realestate'],
  ['an address below the segment of another', '/object/new/', '/object belongs to realestate'],
  ['the main page', '/', '/ belongs to realestate'],
  ["a page of the shell's", '/privacy/', '/privacy belongs to the shell'],
  ["an address of the shell's server", '/api/orders/', '/api belongs to the shell'],
  ['every address there is', '/:anything/', 'the first segment cannot be a parameter'],
])('a remote cannot claim %s', (_what, path, why) => {
  expect(claimed([path]).join()).toContain(why);
});

test('one path may be of two remotes on two sites, and of the desk', () => {
  expect(claimed(['/object/:id/'], { brands: ['person-check'] })).toEqual([]);
  expect(claimed(['/'], { brands: [], isForDesk: true })).toEqual([]);
});

test('a conflict of two others blocks nobody', () => {
  const others = [realestate, remote('fizcheck', ['/object/:id/'])];
  expect(routeConflicts([...others, remote('account', ['/user/'])], new Set(['account']), shell)).toEqual([]);
});

test('two routes of one remote with one address are told apart by nothing but the names of parameters', () => {
  expect(doubledRoutes(remote('account', ['/order/:id/', '/order/:orderId/']))).toEqual([
    'account: pages account-0 and account-1 have one address, /order/:orderId/',
  ]);
});
