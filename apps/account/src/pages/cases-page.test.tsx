import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleCase, exampleLine } from '@proverka/cases/cases.fixtures';
import * as casePage from './case-page.tsx';
import * as casesPage from './cases-page.tsx';
import * as guestPage from './guest-case-page.tsx';
import * as newPage from './new-case-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const platform = () => createTestPlatform({ visitor: testSession });
const { case_id: id } = exampleCase;
const url = `/user/cases/${id}/`;
const taken: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  server.use(http.post(`${testApiUrl}/cases/${id}/seen`, () => HttpResponse.json({ ok: true })));
});
const take = (path: string, answer: object) =>
  server.use(
    http.post(`${testApiUrl}${path}`, async ({ request }) => {
      taken.push(await request.json().catch(() => null));
      return HttpResponse.json(answer);
    }),
  );

describe('«Обращения»', () => {
  test('has each case with its state, and links to it', async () => {
    server.use(http.get(`${testApiUrl}/cases`, () => HttpResponse.json({ cases: [exampleLine], total: 1 })));
    await renderPage(casesPage, '/user/cases/', { platform: platform(), url: '/user/cases/' });
    const link = await screen.findByRole('link', { name: /Обращение №\s1042: ошибка в отчёте/ });
    expect(link.getAttribute('href')).toBe(url);
    expect(textOf(link.closest('li'))).toContain('Новый ответ');
  });

  test('says how to write when there is none', async () => {
    server.use(http.get(`${testApiUrl}/cases`, () => HttpResponse.json({ cases: [], total: 0 })));
    await renderPage(casesPage, '/user/cases/', { platform: platform(), url: '/user/cases/' });
    expect(await screen.findByText('Обращений пока нет')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Написать/ }).getAttribute('href')).toBe('/user/cases/new/');
  });
});

describe('a case', () => {
  const open = () => {
    server.use(http.get(`${testApiUrl}/cases/${id}`, () => HttpResponse.json(exampleCase)));
    return renderPage(casePage, '/user/cases/:caseId/', { platform: platform(), url });
  };

  test('shows who wrote what, and takes a message that keeps its text when it is refused', async () => {
    await open();
    const said = (await screen.findAllByRole('listitem')).map(textOf);
    expect(said).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Вы · /), expect.stringMatching(/^Поддержка · /)]),
    );
    server.use(
      http.post(`${testApiUrl}/cases/${id}/messages`, () =>
        refusal(429, 'too_many_requests', 'Слишком много запросов'),
      ),
    );
    await user.type(screen.getByLabelText('Сообщение'), 'Спасибо');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(textOf(await screen.findByRole('alert'))).toContain('Слишком много запросов');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toBe('Спасибо');
    take(`/cases/${id}/messages`, { ...exampleCase, state: 'open' });
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText('Ждёт ответа поддержки')).toBeTruthy();
    expect(taken.at(-1)).toEqual({ text: 'Спасибо' });
  });

  test('belongs to «Обращения» in the account', async () => {
    await open();
    const sections = await screen.findByRole('navigation', { name: 'Личный кабинет' });
    const current = sections.querySelectorAll('[aria-current="page"]');
    expect([...current].map(textOf)).toEqual(['Обращения']);
  });

  test('is closed by its customer', async () => {
    await open();
    take(`/cases/${id}/close`, { ...exampleCase, state: 'closed' });
    await user.click(await screen.findByRole('button', { name: 'Вопрос решён' }));
    expect(await screen.findByText('Закрыто')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Вопрос решён' })).toBeNull();
  });
});

test('an error in a report is sent with its item and a document, and leads to the case', async () => {
  take('/cases', exampleCase);
  const itemId = '0192f0c1-0000-7000-8000-0000000000b1';
  const { location } = await renderPage(newPage, '/user/cases/new/', {
    platform: platform(),
    url: `/user/cases/new/?item=${itemId}`,
  });
  await user.type(await screen.findByLabelText('Сообщение'), 'Площадь не та');
  await user.upload(screen.getByLabelText('Приложить файл'), new File(['%PDF'], 'договор.pdf'));
  expect(await screen.findByText('договор.pdf')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(location()).toBe(url));
  expect(taken.at(-1)).toEqual({
    kind: 'report_error',
    text: 'Площадь не та',
    order_item_id: itemId,
    document: { file_name: 'договор.pdf', content: 'JVBERg==' },
  });
});

describe('the page of a guest', () => {
  const open = (hash: string) => renderPage(guestPage, '/case/', { url: `/case/${hash}` });

  test('is «Помощь» without a link, opens the case by one, and says when it does not work', async () => {
    server.use(http.get(`${testApiUrl}/support/usual_answer`, () => HttpResponse.json({ seconds: null })));
    const { unmount } = await open('');
    expect(await screen.findByRole('heading', { name: 'Помощь', level: 1 })).toBeTruthy();
    expect(await screen.findByRole('form', { name: 'Новое обращение' })).toBeTruthy();
    unmount();
    take('/support/case', exampleCase);
    const opened = await open('#token');
    expect(await screen.findByText(/в ЕГРН площадь указана/)).toBeTruthy();
    expect(taken.at(-1)).toEqual({ token: 'token' });
    opened.unmount();
    server.use(
      http.post(`${testApiUrl}/support/case`, () => refusal(404, 'case_link_invalid', 'Ссылка не действует')),
    );
    await open('#other');
    expect(await screen.findByRole('heading', { name: 'Ссылка не действует' })).toBeTruthy();
  });

  test('saves a document by the link, and says why when it is refused', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:saved'),
        revokeObjectURL: () => undefined,
      }),
    );
    take('/support/case', exampleCase);
    await open('#token');
    const button = await screen.findByRole('button', { name: 'Скачать договор.pdf' });
    server.use(
      http.post(`${testApiUrl}/support/case/document`, () =>
        refusal(429, 'too_many_requests', 'Слишком много запросов'),
      ),
    );
    await user.click(button);
    expect(textOf(await screen.findByRole('alert'))).toContain('Слишком много запросов');
    take('/support/case/document', { file_name: 'case-1042.pdf', content: 'JVBERg==' });
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe('%PDF');
    expect(taken.at(-1)).toEqual({
      token: 'token',
      document_id: exampleCase.messages[0]?.documents[0]?.document_id,
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
