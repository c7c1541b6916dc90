import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { exampleArticles } from '../features/articles-desk/articles.fixtures.ts';
import { exampleComments } from '../features/comments-desk/comments.fixtures.ts';
import * as blogPage from './admin-blog-page.tsx';

const server = startTestServer(http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })));
const user = userEvent.setup();
let sent: { path: string; body: unknown }[];
let asked: unknown[];

beforeEach(() => {
  [sent, asked] = [[], []];
  const take =
    (answer: object) =>
    async ({ request }: { request: Request }) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() });
      return HttpResponse.json(answer);
    };
  server.use(
    http.post(`${testApiUrl}/admin/comments`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        comments: exampleComments,
        next: null,
        total: { count: 2, is_more: false },
      });
    }),
    http.put(`${testApiUrl}/admin/comments/:id/state`, take(exampleComments[0] ?? {})),
    http.get(`${testApiUrl}/admin/articles`, () => HttpResponse.json({ articles: exampleArticles })),
    http.put(`${testApiUrl}/admin/articles/:id/state`, take(exampleArticles[0] ?? {})),
  );
});

const open = (query = '') =>
  renderPage(blogPage, '/admin/content/blog/', {
    platform: createTestPlatform({ visitor: testSession }),
    url: `/admin/content/blog/${query}`,
  });

test('a comment is hidden with a reason, and the list is asked anew', async () => {
  await open('?state=shown');
  await user.click(await screen.findByText(/Спасибо, теперь понятно/));
  const form = within(await screen.findByRole('form', { name: 'Скрыть комментарий' }));
  await user.click(form.getByRole('button', { name: 'Скрыть' }));
  expect(form.getByText('Напишите, почему')).toBeTruthy();
  await user.type(form.getByLabelText('Причина'), 'реклама');
  await user.click(form.getByRole('button', { name: 'Скрыть' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Скрыть комментарий' })).toBeNull());
  expect(sent).toMatchObject([
    { path: expect.stringContaining('/admin/comments/'), body: { is_blocked: true, reason: 'реклама' } },
  ]);
  expect(asked[0]).toMatchObject({ state: 'shown' });
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a hidden comment is restored', async () => {
  await open();
  await user.click(await screen.findByText(/Купите дешевле/));
  const form = within(await screen.findByRole('form', { name: 'Вернуть комментарий' }));
  await user.type(form.getByLabelText('Причина'), 'ошиблись');
  await user.click(form.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { is_blocked: false } }]));
});

test('articles stand with their ratings, and one is hidden from the sites', async () => {
  await open('?part=articles');
  expect(await screen.findByText(/4,3 из 12.оценок/)).toBeTruthy();
  await user.click(screen.getByText('Как читать выписку из ЕГРН'));
  const card = within(await screen.findByRole('article', { name: 'Как читать выписку из ЕГРН' }));
  expect(card.getAllByText('Оценки читателей')).not.toEqual([]);
  await user.type(card.getByLabelText('Причина'), 'ошибка в тексте');
  await user.click(card.getByRole('button', { name: 'Скрыть' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { path: '/admin/articles/kak-chitat-vypisku/state', body: { is_blocked: true } },
    ]),
  );
});

test('a list that does not come says why', async () => {
  server.use(http.post(`${testApiUrl}/admin/comments`, () => refusal(403, 'forbidden', 'Недостаточно прав')));
  await open();
  expect(await screen.findByText('Недостаточно прав')).toBeTruthy();
});
