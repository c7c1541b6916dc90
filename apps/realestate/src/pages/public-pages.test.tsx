import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { decl } from '../decl.ts';
import { pages } from '../module.ts';

const server = startTestServer();
beforeEach(() => server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([]))));

const staticRoutes = decl.routes.filter(({ render, id }) => render === 'static' && id !== 'home');

async function open({ id, path }: (typeof staticRoutes)[number]) {
  const page: PageModule = await pages[id]();
  return renderPage(page, path, { url: path });
}

describe.each(staticRoutes)('$path', (route) => {
  test('a public page has one first-level heading, breadcrumbs to the main page and a description', async () => {
    const rendered = await open(route);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    const crumbs = within(screen.getByRole('navigation', { name: 'Вы здесь' }));
    expect(crumbs.getByRole('link', { name: 'Главная' }).getAttribute('href')).toBe('/');
    const description = rendered.head()?.description ?? '';
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(165);
  });
});

test.each(['egrn-object-preview', 'egrn-right-list-preview', 'risk-preview', 'valuation-demo'] as const)(
  'the sample %s starts with a note that it is a sample, and neither has nor promises a file',
  async (id) => {
    const route = staticRoutes.find((candidate) => candidate.id === id);
    if (!route) throw new Error(`${id} is no public page`);
    await open(route);
    const note = await screen.findByText('Это пример');
    const main = screen.getByRole('main');
    expect(main.textContent?.indexOf('Это пример')).toBeLessThan(main.textContent?.indexOf('Источник') ?? 0);
    expect(note).toBeTruthy();
    expect(main.textContent).not.toContain('PDF');
  },
);

test('a sample report lists the source that did not answer as unchecked', async () => {
  const route = staticRoutes.find(({ id }) => id === 'risk-preview');
  if (route) await open(route);
  const section = await screen.findByRole('region', { name: 'Что проверить не удалось' });
  expect(within(section).getByText(/^Суды общей юрисдикции — Образцов/)).toBeTruthy();
});

describe('the short search', () => {
  const openShort = async () => {
    const route = staticRoutes.find(({ id }) => id === 'number-search');
    if (!route) throw new Error('No page for numbers');
    return open(route);
  };

  test('the search by number accepts only a number', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${testApiUrl}/search`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('query') ?? '');
        return HttpResponse.json({ objects: [], found: 0 });
      }),
    );
    await openShort();
    await userEvent.click(screen.getByRole('checkbox'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Кадастровый номер' });
    await userEvent.type(field, 'ул Образцова, д 1, кв 5{Enter}');
    expect(await screen.findByText('Введите кадастровый номер, например 77:01:0001001:1024')).toBeTruthy();
    expect(asked).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '77 01 0001001 1024{Enter}');
    expect(await screen.findByText(/По номеру 77:01:0001001:1024 ничего не найдено/)).toBeTruthy();
    expect(asked).toEqual(['77 01 0001001 1024']);
  });
});

test.each(['check-owner', 'credit-rating', 'risk-preview', 'valuation'])(
  'pages below /%s/ are reports for signed-in visitors',
  (page) => {
    const below = decl.routes.filter(({ path }) => path.startsWith(`/${page}/:`));
    expect(below).toMatchObject([{ render: 'ssr', guards: ['user'], isPrivate: true }]);
  },
);

test.each(['egrn-object-preview', 'egrn-right-list-preview'])(
  'pages below /%s/ are rendered on the server and left out by search engines',
  (page) => {
    const below = decl.routes.filter(({ path }) => path.startsWith(`/${page}/:`));
    expect(below).toMatchObject([{ render: 'ssr', isPrivate: true }]);
  },
);
