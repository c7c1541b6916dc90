import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { PageModule, RemoteModule } from '@proverka/shell-sdk/remote-module';
import { expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';

const decl: RemoteDecl = {
  id: 'realestate',
  contract: 2,
  brands: ['real-estate'],
  routes: [
    { id: 'home', path: '/', render: 'static', title: 'Главная' },
    { id: 'object', path: '/object/:objectKey/', render: 'ssr', title: 'Объект' },
  ],
};
const release = { remote: 'realestate', decl };
const page: PageModule = { Component: () => null };
const remote = (pages: RemoteModule['pages']) => () => Promise.resolve({ pages });

test('a set whose pages all load has no problems', async () => {
  const loads = () => Promise.resolve(page);
  expect(await checkPages([release], remote({ home: loads, object: loads }))).toEqual([]);
});

test('a page without a component is reported with its remote', async () => {
  const empty = () => Promise.resolve({} as PageModule);
  const pages = { home: () => Promise.resolve(page), object: empty };
  expect(await checkPages([release], remote(pages))).toEqual([
    'realestate, page object: Remote realestate has no component for route object',
  ]);
});

test('a remote that cannot be loaded is reported once, and the others are still checked', async () => {
  const other = { remote: 'account', decl: { ...decl, id: 'account', routes: [] } };
  const load = (name: string): Promise<RemoteModule> =>
    name === 'account' ? Promise.resolve({ pages: {} }) : Promise.reject(new Error('module is not defined'));
  expect(await checkPages([release, other], load)).toEqual([
    'realestate cannot be loaded: module is not defined',
  ]);
});
