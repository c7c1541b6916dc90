import { developmentHosts } from '@proverka/brand/host';
import type { Release } from '@proverka/release/release-set';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { expect, test } from 'vitest';
import { planVisits, visitsToOpen } from './visits.ts';

const release = (id: string, decl: Partial<RemoteDecl>, fixtures: Record<string, string> = {}): Release => ({
  remote: id,
  version: '1',
  entry: 'entry.js',
  routes: {},
  styleMarks: {},
  requires: {},
  files: {},
  fixtures,
  decl: { id, contract: 2, brands: ['real-estate'], routes: [], ...decl },
});
const remotes = {
  account: release('account', {
    brands: ['real-estate', 'person-check'],
    routes: [
      { id: 'settings', path: '/settings/', render: 'csr', title: 'Настройки' },
      { id: 'tariff', path: '/tariff/', render: 'static', title: 'Тарифы' },
    ],
  }),
  realestate: release(
    'realestate',
    {
      routes: [
        { id: 'home', path: '/', render: 'static', title: 'Главная' },
        { id: 'object', path: '/object/:objectKey/', render: 'ssr', title: 'Объект' },
        { id: 'unknown', path: '/unknown/:id/', render: 'ssr', title: 'Без адреса' },
        { id: 'checkout', path: '/checkout/:id?/', render: 'csr', title: 'Оформление' },
      ],
    },
    { object: '/object/77:06:0001001:1234/' },
  ),
  admin: release('admin', {
    brands: [],
    isForDesk: true,
    routes: [{ id: 'desk', path: '/', render: 'csr', title: 'Рабочее место' }],
  }),
};
const keysOf = (changed: readonly string[]) =>
  planVisits({ remotes }, changed, developmentHosts).map(({ key }) => key);

test('every page of a changed remote is visited on every site that has it, by a guest and by a customer', () => {
  const keys = keysOf(['account']);
  for (const site of ['real-estate', 'person-check (ru)', 'person-check (pro)'])
    for (const path of ['/settings/', '/tariff/'])
      for (const visitor of ['guest', 'customer']) expect(keys).toContain(`${site} ${path} ${visitor}`);
  expect(keys).not.toContain('the desk /settings/ guest');
});

test('pages of the desk are opened by the staff where the gate has somebody to play', () => {
  const of = (hasStaff: boolean) => planVisits({ remotes }, ['admin'], developmentHosts, hasStaff);
  const keysAtDesk = (visits: readonly { key: string }[]) =>
    visits.map(({ key }) => key).filter((key) => key.startsWith('the desk'));
  expect(keysAtDesk(of(false))).toEqual(['the desk / guest']);
  expect(keysAtDesk(of(true))).toEqual(['the desk / guest', 'the desk / staff']);
  const served = new Map(of(true).map(({ key }) => [key, { status: 200 }] as const));
  expect(keysAtDesk(visitsToOpen(of(true), served))).toEqual(['the desk / guest', 'the desk / staff']);
});

test('a page with parameters is visited at its fixture, with optional ones without them, and not at all without an address', () => {
  const keys = keysOf(['realestate']).filter((key) => key.startsWith('real-estate /'));
  expect(keys).toContain('real-estate /object/77:06:0001001:1234/ guest');
  expect(keys).toContain('real-estate /checkout/ guest');
  expect(keys.join()).not.toContain('unknown');
});

test('of the other remotes one page per site is visited', () => {
  const keys = keysOf(['realestate']).filter((key) => key.includes('/tariff/') || key.includes('/settings/'));
  expect(keys.filter((key) => key.startsWith('real-estate /'))).toEqual([
    'real-estate /tariff/ guest',
    'real-estate /tariff/ customer',
  ]);
});

test("the desk's pages are visited by nobody who is signed in as a customer", () => {
  expect(keysOf(['admin']).filter((key) => key.startsWith('the desk'))).toEqual(['the desk / guest']);
});

test('a browser opens a page once per brand, for a customer what guests are not shown, and nothing that is not answered', () => {
  const visits = planVisits({ remotes }, ['account'], developmentHosts).filter(
    ({ remote }) => remote === 'account',
  );
  const served = new Map(
    visits.map(({ key, path, visitor }) => [
      key,
      { status: path === '/settings/' && visitor === 'guest' ? 302 : 200 },
    ]),
  );
  expect(visitsToOpen(visits, served).map(({ key }) => key)).toEqual([
    'real-estate /tariff/ guest',
    'real-estate /settings/ customer',
    'person-check (ru) /tariff/ guest',
    'person-check (ru) /settings/ customer',
  ]);
});
