import type { PersonPage } from '@proverka/contract/desk-people';
import type { StaffGrant } from '@proverka/contract/grants';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { exampleLetters } from '../features/person-letters/letters.fixtures.ts';
import { examplePerson } from '../features/person-page/person.fixtures.ts';
import * as personPage from './admin-person-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const { person_id: id } = examplePerson.person;
const [session] = examplePerson.sessions;
let page: PersonPage;
let sent: unknown[];

beforeEach(() => {
  page = examplePerson;
  sent = [];
  server.use(
    http.get(`${testApiUrl}/admin/users/${id}`, () => HttpResponse.json(page)),
    http.post(`${testApiUrl}/admin/people/${id}/sessions/close`, async ({ request }) => {
      sent.push(await request.json());
      page = { ...page, sessions: [] };
      return HttpResponse.json({ closed: 1 });
    }),
  );
});

async function open(part = 'overview', grants: readonly StaffGrant[] = ['people', 'orders']) {
  const visitor = { ...testSession, staff: { roles: [], grants: [...grants] } };
  const platform = createTestPlatform({ hostName: 'admin.localhost', visitor });
  await renderPage(personPage, '/admin/people/:id/', { platform, url: `/admin/people/${id}/?part=${part}` });
}

test('a person is shown with money, tariff and consents, and leads to the orders where those are open', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Тестов Иван' })).toBeTruthy();
  const facts = textOf(screen.getByRole('region', { name: 'Аккаунт' }));
  for (const fact of ['testov@example.com (подтверждён)', '1 234,50 ₽', 'Риелтор', 'Бизнес, назначен'])
    expect(facts).toContain(fact);
  expect(screen.getByRole('link', { name: /^2.заказа$/ }).getAttribute('href')).toBe(
    `/admin/orders/?person_id=${id}`,
  );
  expect(screen.getByRole('row', { name: /Рассылка/ })).toBeTruthy();
});

test('without the grant «orders» the number of orders leads nowhere', async () => {
  await open('overview', ['people']);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /^2.заказа$/ })).toBeNull();
});

test.each([
  [['people'], ['Обзор', 'Деньги', 'Доступ', 'Письма', 'Заметки', 'По времени', 'Настройки']],
  [
    ['people', 'orders', 'journal'],
    ['Заказы', 'Журнал'],
  ],
  [['people', 'accounts'], ['Действия']],
  [['people', 'tariffs'], ['Тариф']],
] as const)('with the grants %j the page has the parts %j', async (grants, expected) => {
  await open('overview', grants);
  await screen.findByRole('heading', { level: 1 });
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(expect.arrayContaining([...expected]));
  const shown: ReadonlySet<string> = new Set(expected);
  const byGrant = new Set(['Заказы', 'Журнал', 'Действия', 'Тариф']);
  expect(tabs.filter((title) => byGrant.has(title ?? '') && !shown.has(title ?? ''))).toEqual([]);
});

test('what is asked for after the password and where the account is known stand beside its sessions', async () => {
  await open('access');
  expect(await screen.findByRole('row', { name: /Ключ входа «Ключ на телефоне»/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Устройство/ })).toBeTruthy();
});

test('a letter is opened on purpose, and one that is gone says so', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/emails`, () => HttpResponse.json(exampleLetters)),
    http.get(`${testApiUrl}/admin/emails/:id`, () =>
      refusal(404, 'letter_not_found', 'Такого письма нет или его содержание уничтожено'),
    ),
  );
  await open('letters');
  await user.click(await screen.findByRole('button', { name: 'Прочитать «Отчёт готов»' }));
  expect(await screen.findByText(/его содержание уничтожено/)).toBeTruthy();
  expect(textOf(screen.getByRole('row', { name: /Новый пароль/ }))).toContain('не показывается');
});

test('a session is ended in two steps and with a reason', async () => {
  await open('access');
  const list = within(await screen.findByRole('list', { name: 'Открытые сессии' }));
  expect(textOf(list.getByRole('listitem'))).toContain('Chrome, Windows');
  await user.click(list.getByRole('button', { name: 'Закрыть' }));
  await user.click(list.getByRole('button', { name: 'Закрыть эту сессию' }));
  expect(await screen.findByText('Напишите, почему')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Причина'), 'Украден телефон');
  await user.click(list.getByRole('button', { name: 'Закрыть эту сессию' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Украден телефон', session_id: session?.session_id }]));
  expect(await screen.findByText('Аккаунт нигде не открыт')).toBeTruthy();
});

test('all sessions are ended at once', async () => {
  await open('access');
  await user.type(await screen.findByLabelText('Причина'), 'Просьба владельца');
  await user.click(screen.getByRole('button', { name: 'Закрыть все сессии' }));
  await user.click(screen.getByRole('button', { name: 'Закрыть все, токен API и вебхуки' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Просьба владельца' }]));
});

test('an account that is not there is refused in words', async () => {
  server.use(
    http.get(`${testApiUrl}/admin/users/${id}`, () =>
      refusal(404, 'person_not_found', 'Пользователь не найден'),
    ),
  );
  await open();
  expect(textOf(await screen.findByRole('alert'))).toContain('Пользователь не найден');
});
