// @vitest-environment jsdom
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createSitePaths, SitePathsProvider } from '../navigation/site-paths.ts';
import { ErrorPage } from './error-page.tsx';

const everyPath = [
  '/valuation/',
  '/check-person/',
  '/credit-rating/',
  '/sale-history/',
  '/user/orders/',
  '/user/balance/',
  '/tariff/',
  '/user/settings/',
];

function openError(status: number, paths = everyPath) {
  const routes = paths.map((path): RouteDecl => ({ id: path, path, render: 'csr', title: path }));
  renderWithPlatform(
    <SitePathsProvider value={createSitePaths(routes)}>
      <ErrorPage status={status} message="" />
    </SitePathsProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

test('the error page of a missing page says so and links to everything the host has', () => {
  expect(openError(404)).toEqual(['/', ...everyPath]);
  expect(screen.getByRole('heading', { level: 1, name: 'Страница не найдена...' })).toBeTruthy();
  expect(screen.queryByText(/[a-z]{4}/i)).toBeNull();
});

test('the error page of any other error says that it is being fixed', () => {
  openError(500);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Произошла ошибка, мы уже решаем эту проблему' }),
  ).toBeTruthy();
});

test('the error page links to the page for checking people that this host has', () => {
  expect(openError(404, ['/check-owner/'])).toEqual(['/', '/check-owner/']);
  expect(screen.getByRole('link', { name: 'Проверка человека' })).toBeTruthy();
});

test('the error page offers nothing that this host lacks', () => {
  expect(openError(404, ['/tariff/'])).toEqual(['/', '/tariff/']);
});
