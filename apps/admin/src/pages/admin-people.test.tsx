import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as peoplePage from './admin-people-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const id = '0192f0c1-0000-7000-8000-000000000042';
const sessionId = '0192f0c1-0000-7000-8000-000000000001';
const session = {
  session_id: sessionId,
  created_date: '2026-11-20T09:12:00.000Z',
  expires_date: '2026-12-20T09:12:00.000Z',
  used_date: '2026-11-25T18:40:00.000Z',
  address: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
  is_staff: false,
};
let sessions: object[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  sessions = [session];
  sent = [];
  server.use(
    http.post(`${testApiUrl}/admin/people/find`, () =>
      HttpResponse.json({ person: { id, name: 'Тестов Иван', email: 'testov@example.com' }, sessions }),
    ),
    http.post(`${testApiUrl}/admin/people/${id}/sessions/close`, async ({ request }) => {
      sent.push(await request.json());
      sessions = [];
      return HttpResponse.json({ closed: 1 });
    }),
  );
});

async function find() {
  const platform = createTestPlatform({ hostName: 'admin.localhost', visitor: testSession });
  await renderPage(peoplePage, '/admin/people/', { platform, url: '/admin/people/' });
  await user.type(await screen.findByLabelText('E-mail аккаунта'), 'testov@example.com');
  await user.click(screen.getByRole('button', { name: 'Найти' }));
}

test('a session is ended in two steps and with a reason', async () => {
  await find();
  const list = within(await screen.findByRole('list', { name: 'Открытые сессии' }));
  expect(textOf(list.getByRole('listitem'))).toContain('Chrome, Windows');
  await user.click(list.getByRole('button', { name: 'Закрыть' }));
  await user.click(list.getByRole('button', { name: 'Закрыть эту сессию' }));
  expect(await screen.findByText('Напишите, почему')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Причина'), 'Украден телефон');
  await user.click(list.getByRole('button', { name: 'Закрыть эту сессию' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Украден телефон', session_id: sessionId }]));
  expect(await screen.findByText('Аккаунт нигде не открыт')).toBeTruthy();
});

test('all sessions are ended at once', async () => {
  await find();
  await user.type(await screen.findByLabelText('Причина'), 'Просьба владельца');
  await user.click(screen.getByRole('button', { name: 'Закрыть все сессии' }));
  await user.click(screen.getByRole('button', { name: 'Закрыть все, токен API и вебхуки' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Просьба владельца' }]));
});

test('an e-mail without an account is refused in words', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/people/find`, () =>
      refusal(404, 'person_not_found', 'Пользователь не найден'),
    ),
  );
  await find();
  expect(textOf(await screen.findByRole('alert'))).toContain('Пользователь не найден');
});
