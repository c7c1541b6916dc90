import { startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as page from './blog-list-page.tsx';
import { summary } from './examples.ts';

const server = startTestServer();

let asked: URLSearchParams[] = [];

function serve(articles = [summary], total = articles.length) {
  server.use(
    http.get(`${testApiUrl}/articles`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ articles, total });
    }),
  );
}

beforeEach(() => {
  asked = [];
  server.use(
    http.get(`${testApiUrl}/tags`, () =>
      HttpResponse.json({
        tags: [{ name: 'ЕГРН', articles: 3 }],
        categories: [{ name: 'Недвижимость', articles: 5 }],
      }),
    ),
  );
});

const open = (url = '/blog/') => renderPage(page, '/blog/', { url });

test('an article is listed with its date, subject and reading time', async () => {
  serve();
  await open();
  const card = screen.getByRole('article');
  expect(
    within(card)
      .getByRole('link', { name: /Как\sчитать\sвыписку/ })
      .getAttribute('href'),
  ).toBe('/blog/kak-chitat-vypisku/');
  for (const words of ['28.10.2026', 'Недвижимость', /5\sминут чтения/, /4,5 из 5/]) {
    expect(within(card).getByText(words)).toBeTruthy();
  }
});

test('subjects and pages are links that work without a script', async () => {
  serve([summary], 25);
  await open('/blog/?category=Недвижимость');
  const categories = screen.getByRole('navigation', { name: 'Рубрики' });
  const current = within(categories).getByRole('link', { name: /Недвижимость/ });
  expect(current.getAttribute('aria-current')).toBe('page');
  const next = screen.getByRole('link', { name: 'Следующая страница' });
  expect(new URLSearchParams(next.getAttribute('href')?.split('?')[1]).get('page')).toBe('2');
  expect(asked[0]?.get('category')).toBe('Недвижимость');
  expect(asked[0]?.get('page_size')).toBe('10');
});

test('a search keeps the subject and starts from the first page', async () => {
  serve();
  const { location } = await open('/blog/?tag=ЕГРН&page=2');
  const form = screen.getByRole('button', { name: 'Найти' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/blog/');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск по заголовкам' }), ' выписка ');
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
  expect(Object.fromEntries(new URLSearchParams(location().split('?')[1]))).toEqual({
    tag: 'ЕГРН',
    title: 'выписка',
  });
});

test('the searched text stays in the field, and search results are not indexed', async () => {
  serve();
  const { head } = await open('/blog/?title=залог');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('залог');
  expect(head()?.isPrivate).toBe(true);
});

test('an empty result links back to all articles', async () => {
  serve([]);
  await open('/blog/?title=абв');
  expect(screen.getByRole('heading', { name: 'Таких статей нет' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Все статьи' }).getAttribute('href')).toBe('/blog/');
});

test('a page beyond the last is a 404', async () => {
  serve([], 11);
  await open('/blog/?page=7');
  expect(screen.getByRole('alert').textContent).toContain('404');
});

test('every page of the whole list is indexed, a filtered list is not', async () => {
  serve([summary], 30);
  expect((await open('/blog/?page=2')).head()?.canonicalSearch).toBe('?page=2');
  expect((await open('/blog/?tag=ЕГРН&page=2')).head()?.canonicalSearch).toBeUndefined();
});

test('a list that cannot be loaded shows the error and a retry button', async () => {
  server.use(http.get(`${testApiUrl}/articles`, () => HttpResponse.error()));
  await open();
  expect(screen.getByRole('heading', { name: 'Не удалось загрузить статьи' })).toBeTruthy();
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});
