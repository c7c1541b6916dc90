// @vitest-environment jsdom
import { PlatformProvider } from '@proverka/shell-sdk/platform';
import { unknownSession } from '@proverka/shell-sdk/session';
import { createTestPlatform, testSession } from '@proverka/shell-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RouteError } from '../error-page/route-error.tsx';
import { useGuardsAgain } from '../layout/use-guards-again.ts';
import { guardChecks } from '../page-context.ts';
import { sessionNotAnswered } from './session-not-answered.ts';

const decl = {
  id: 'orders',
  path: '/user/orders/',
  render: 'csr',
  title: 'Заказы',
  guards: ['user'],
} as const;

test('a private page opens by itself once it is known who the visitor is', async () => {
  const platform = createTestPlatform({ visitor: unknownSession });
  const checkGuards = guardChecks(platform, new QueryClient());
  const Layout = () => {
    useGuardsAgain();
    return <Outlet />;
  };
  const page = {
    Component: () => <h1>Мои заказы</h1>,
    loader: async ({ request }: { readonly request: Request }) => {
      await checkGuards(decl, new URL(request.url), '/user/');
      return null;
    },
  };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        Component: Layout,
        loader: () => null,
        shouldRevalidate: () => false,
        children: [{ id: 'orders', path: decl.path, ErrorBoundary: RouteError, lazy: async () => page }],
      },
    ],
    {
      initialEntries: [decl.path],
      hydrationData: {
        loaderData: { root: null },
        errors: { orders: { status: 503, statusText: '', internal: false, data: sessionNotAnswered } },
      },
    },
  );
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  expect(await screen.findByText('Загружаем страницу…')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Мои заказы' })).toBeNull();
  act(() => platform.session.setState(testSession, true));
  expect(await screen.findByRole('heading', { name: 'Мои заказы' })).toBeTruthy();
});
