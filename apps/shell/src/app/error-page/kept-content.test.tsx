// @vitest-environment jsdom
import { PlatformProvider } from '@proverka/shell-sdk/platform';
import { createTestPlatform } from '@proverka/shell-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, data, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createSitePaths, SitePathsProvider } from '../navigation/site-paths.ts';
import { KeptNodesProvider } from './kept-content.tsx';
import { RouteError } from './route-error.tsx';

/** What the server sent, as nodes of the document. */
function sentContent(): readonly Node[] {
  const content = document.createElement('div');
  const heading = document.createElement('h1');
  heading.append('Проверка автомобиля');
  content.append(heading);
  return [...content.childNodes];
}

/** A page that fails in the browser as `fail` does; the server had rendered it. */
function openFailing(fail: () => never, nodes: readonly Node[] | null) {
  const router = createMemoryRouter(
    [
      {
        Component: () => (
          <>
            <Link to="/other/">Другая</Link>
            <Link to="/page/">Эта</Link>
            <Outlet />
          </>
        ),
        HydrateFallback: () => null,
        children: [
          {
            path: '/page/',
            loader: fail,
            Component: () => null,
            ErrorBoundary: RouteError,
            HydrateFallback: () => null,
          },
          { path: '/other/', Component: () => <h1>Другая страница</h1> },
        ],
      },
    ],
    { initialEntries: [{ pathname: '/page/', key: 'default' }] },
  );
  render(
    <PlatformProvider value={createTestPlatform()}>
      <SitePathsProvider value={createSitePaths([])}>
        <KeptNodesProvider value={() => nodes}>
          <RouterProvider router={router} />
        </KeptNodesProvider>
      </SitePathsProvider>
    </PlatformProvider>,
  );
}

const unavailable = () => {
  throw data(null, { status: 503 });
};
const broken = () => {
  throw new TypeError('a bad release');
};
const missing = () => {
  throw data(null, { status: 404 });
};

test.each([
  ['whose code does not load', unavailable],
  ['that throws', broken],
])('a page %s stays readable as the server sent it, and says that it does not work', async (_what, fail) => {
  openFailing(fail, sentContent());
  expect(await screen.findByRole('heading', { name: 'Проверка автомобиля' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('её можно читать');
});

test('the next visit of such a page within the site says that it failed', async () => {
  openFailing(unavailable, sentContent());
  await screen.findByRole('heading', { name: 'Проверка автомобиля' });
  await userEvent.click(screen.getByRole('link', { name: 'Другая' }));
  await screen.findByRole('heading', { name: 'Другая страница' });
  await userEvent.click(screen.getByRole('link', { name: 'Эта' }));
  expect(await screen.findByText(/Раздел временно недоступен/)).toBeTruthy();
});

test.each([
  ['that is missing', missing, sentContent()],
  ['of which the server sent nothing to read', unavailable, null],
])('a page %s says what happened', async (_what, fail, nodes) => {
  openFailing(fail, nodes);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('Проверка автомобиля');
});
