import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { expect, test } from 'vitest';
import { subjectOf } from './subject-of.domain.ts';

const id = '0192f0c1-0000-7000-8000-0000000000b1';
const decl = (more: Partial<RouteDecl>): RouteDecl => ({
  id: 'page',
  path: '/page/:id/',
  render: 'csr',
  title: 'Страница',
  ...more,
});
const at = (value: string) => ({ pathname: `/page/${value}/`, params: { id: value } });

test('a page that shows one order or one report gives help its id, any other page only itself', () => {
  const page = { page: `/page/${id}/`, title: 'Страница' };
  expect(subjectOf(at(id), decl({ isOpenToBuyer: true }))).toEqual({ ...page, itemId: id });
  expect(subjectOf(at(id), decl({ id: 'order', isOpenToBuyer: true }))).toEqual({ ...page, orderId: id });
  expect(subjectOf(at(id), decl({}))).toEqual(page);
  expect(subjectOf(at('demo'), decl({ isOpenToBuyer: true }))).toEqual({
    page: '/page/demo/',
    title: 'Страница',
  });
});

test('nothing is known of a page that is not declared', () => {
  expect(subjectOf(undefined, undefined)).toEqual({ page: '', title: '' });
});
