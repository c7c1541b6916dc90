// @vitest-environment jsdom
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { PlatformProvider } from '@proverka/shell-sdk/platform';
import { createTestPlatform } from '@proverka/shell-sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, data, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageTitle } from '../layout/page-title.tsx';
import { createSitePaths, SitePathsProvider } from '../navigation/site-paths.ts';
import { RouteError } from './route-error.tsx';

const declOf = (id: string, title: string): RouteDecl => ({ id, path: `/${id}/`, render: 'ssr', title });

function openAt(url: string, status: number) {
  const page = (decl: RouteDecl) => ({
    path: decl.path,
    handle: { remote: 'shell', decl },
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
  });
  const routes = [
    {
      Component: () => (
        <>
          <Link to="/blog/">Блог</Link>
          <Outlet />
          <PageTitle />
        </>
      ),
      HydrateFallback: () => null,
      children: [
        {
          ...page(declOf('article', 'Статья')),
          loader: () => {
            throw data(null, { status });
          },
        },
        { ...page(declOf('blog', 'Блог')), Component: () => <h1>Блог</h1> },
      ],
    },
  ];
  render(
    <PlatformProvider value={createTestPlatform()}>
      <SitePathsProvider value={createSitePaths([])}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [url] })} />
      </SitePathsProvider>
    </PlatformProvider>,
  );
}

test('the tab of a missing page says so, and the next page has its own title again', async () => {
  openAt('/article/', 404);
  await screen.findByRole('heading', { name: 'Страница не найдена...' });
  await waitFor(() => expect(document.title).toBe('Страница не найдена — Проверка'));
  await userEvent.click(screen.getByRole('link', { name: 'Блог' }));
  await screen.findByRole('heading', { name: 'Блог' });
  expect(document.title).toBe('Блог — Проверка');
});

test('a page that failed keeps its title', async () => {
  openAt('/article/', 503);
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Статья — Проверка');
});
