import type { RefusalCode } from '@proverka/contract/refusals';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderPage,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import * as page from './blog-article-page.tsx';
import { article, otherComment, ownComment } from './examples.ts';

const server = startTestServer();

const problem = (code: RefusalCode, status: number) => refusal(status, code, 'Слова сервера');

let comments = [ownComment, otherComment];

beforeEach(() => {
  comments = [ownComment, otherComment];
  server.use(
    http.get(`${testApiUrl}/articles/:id`, ({ params }) =>
      params['id'] === article.id ? HttpResponse.json(article) : problem('article_not_found', 404),
    ),
    http.get(`${testApiUrl}/comments`, () => HttpResponse.json({ comments, total: comments.length })),
    http.get(`${testApiUrl}/ratings`, () => HttpResponse.json({ ...article.rating, own: null })),
  );
});

const signedIn = () => createTestPlatform({ visitor: testSession });

function open(platform: TestPlatform = createTestPlatform(), id = article.id) {
  return renderPage(page, '/blog/:id/', { platform, url: `/blog/${id}/` });
}

describe('the page of an article', () => {
  test('an article is shown with its text, date, tags and breadcrumbs', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Как\sчитать\sвыписку/);
    expect(screen.getByRole('heading', { level: 2, name: 'Шапка' })).toBeTruthy();
    expect(screen.getByText('28.10.2026')).toBeTruthy();
    const tags = screen.getByRole('navigation', { name: 'Метки статьи' });
    expect(within(tags).getByRole('link', { name: 'выписка' })).toBeTruthy();
    const crumbs = screen.getByRole('navigation', { name: 'Вы здесь' });
    expect(within(crumbs).getByRole('link', { name: 'Блог' }).getAttribute('href')).toBe('/blog/');
  });

  test.each(['net-takoy', 'Bad_Id', 'a'.repeat(101)])(
    'an article that does not exist (%s) is a 404',
    async (id) => {
      await open(createTestPlatform(), id);
      expect(screen.getByRole('alert').textContent).toBe('404');
    },
  );

  test('an article has structured data for search engines', async () => {
    const { head } = await open();
    expect(head()).toMatchObject({
      title: article.title,
      description: article.description,
      kind: 'article',
      crumbs: [{ title: 'Блог', path: '/blog/' }],
      structuredData: [{ '@type': 'Article', datePublished: '2026-10-28' }],
    });
  });

  test.each([
    ['realestate.localhost', '/risk-assessment/'],
    ['fizcheck.localhost', '/proverka-nedvij/'],
  ])('an article on %s links to the service of its subject', async (hostName, path) => {
    await open(createTestPlatform({ hostName }));
    const service = screen.getByRole('region', { name: 'Проверить самому' });
    expect(within(service).getByRole('link').getAttribute('href')).toBe(path);
  });

  test('an article stays readable when its comments cannot be loaded', async () => {
    server.use(http.get(`${testApiUrl}/comments`, () => HttpResponse.error()));
    await open();
    expect(screen.getByRole('heading', { name: 'Не удалось загрузить комментарии' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Шапка' })).toBeTruthy();
  });
});

describe('ratings of an article', () => {
  test('anybody rates an article from 1 to 5, and the average is updated', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${testApiUrl}/ratings`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ average: 4.7, count: 3, own: 5 });
      }),
    );
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '5 из 5' }));
    await userEvent.click(screen.getByRole('button', { name: 'Оценить' }));
    expect(await screen.findByText(/оценка учтена.*4,7 из 5, 3\sоценки/)).toBeTruthy();
    expect(sent).toEqual([{ article_id: article.id, rating: 5 }]);
  });

  test("the visitor's earlier rating is marked", async () => {
    server.use(http.get(`${testApiUrl}/ratings`, () => HttpResponse.json({ ...article.rating, own: 3 })));
    await open();
    expect(await screen.findByRole('radio', { name: '3 из 5', checked: true })).toBeTruthy();
  });

  test('a rating without a chosen value is not sent', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Оценить' }));
    expect(screen.getByText('Выберите оценку от 1 до 5.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 из 5' }));
  });

  test('a refused rating shows the reason', async () => {
    server.use(http.post(`${testApiUrl}/ratings`, () => problem('too_many_requests', 429)));
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '1 из 5' }));
    await userEvent.click(screen.getByRole('button', { name: 'Оценить' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Слова сервера');
  });
});

describe('comments below an article', () => {
  test('comments are shown as text whatever was typed', async () => {
    await open();
    expect(screen.getByText('Спасибо, <b>понятно</b>')).toBeTruthy();
    expect(screen.getByText('20.11.2026, 12:47')).toBeTruthy();
  });

  test('signed-in users write comments, and guests are asked to sign in', async () => {
    let asked = 0;
    const platform = createTestPlatform();
    const askToSignIn = () => {
      asked += 1;
      return Promise.resolve(false);
    };
    await open({ ...platform, sessionActions: { ...platform.sessionActions, askToSignIn } });
    expect(screen.queryByRole('textbox', { name: 'Ваш комментарий' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(asked).toBe(1);
  });

  test('a comment appears once the server has accepted it', async () => {
    server.use(
      http.post(`${testApiUrl}/comments`, async ({ request }) => {
        const { text } = (await request.json()) as { text: string };
        const added = { ...ownComment, id: '0192f0c1-0000-7000-8000-00000000b003', text };
        comments = [added, ...comments];
        return HttpResponse.json(added);
      }),
    );
    await open(signedIn());
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ваш комментарий' });
    await userEvent.type(field, '  Полезно  ');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText('Полезно')).toBeTruthy();
    expect(field.value).toBe('');
  });

  test('an empty comment is not sent', async () => {
    await open(signedIn());
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(screen.getByText('Обязательное поле')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ваш комментарий' }));
  });

  test('a refused comment keeps its text in the form', async () => {
    server.use(http.post(`${testApiUrl}/comments`, () => problem('too_many_requests', 429)));
    await open(signedIn());
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ваш комментарий' });
    await userEvent.type(field, 'Вопрос');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Слова сервера');
    expect(field.value).toBe('Вопрос');
  });

  test("a user's own comment is deleted after a confirmation", async () => {
    server.use(
      http.delete(`${testApiUrl}/comments/:id`, ({ params }) => {
        comments = comments.filter(({ id }) => id !== params['id']);
        return HttpResponse.json({ ok: true });
      }),
    );
    await open(signedIn());
    const [remove, ...others] = screen.getAllByRole('button', { name: 'Удалить' });
    expect(others).toEqual([]);
    if (remove) await userEvent.click(remove);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Оставить' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Удалить' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Да, удалить' }));
    expect(await screen.findByText('А что с участками?')).toBeTruthy();
    await expect.poll(() => screen.queryByText(ownComment.text)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Комментарии' }));
  });
});
