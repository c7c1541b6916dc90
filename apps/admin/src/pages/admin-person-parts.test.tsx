import type { StaffGrant } from '@proverka/contract/grants';
import type { PersonPage } from '@proverka/contract/desk-people';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  OpenDialogs,
  renderPage,
  testApiUrl,
  testSession,
  textOf,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleEvents } from '../features/person-timeline/timeline.fixtures.ts';
import { exampleLogs } from '../features/person-logs/logs.fixtures.ts';
import { exampleNotes } from '../features/person-notes/notes.fixtures.ts';
import { examplePersonOrders } from '../features/person-orders/person-orders.fixtures.ts';
import { examplePerson } from '../features/person-page/person.fixtures.ts';
import * as personPage from './admin-person-page.tsx';
import { Dialog } from '@proverka/ui-kit/dialog';

const server = startTestServer();
const user = userEvent.setup();
const { person_id: id } = examplePerson.person;
const reason = 'Просьба владельца';
let page: PersonPage;
let sent: unknown[];
const url = (path: string) => `${testApiUrl}${path}`;

/** Answers a call and keeps its body. */
const taking = (method: 'post' | 'put' | 'delete', path: string, answer: object) =>
  server.use(
    http[method](url(path), async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? request.url.replace(testApiUrl, '') : JSON.parse(text));
      return HttpResponse.json(answer);
    }),
  );

beforeEach(() => {
  page = examplePerson;
  sent = [];
  server.use(
    http.get(url(`/admin/users/${id}`), () => HttpResponse.json(page)),
    http.get(url('/admin/responsible_user'), () => HttpResponse.json({ responsible_id: null, curators: [] })),
  );
});

const every: readonly StaffGrant[] = ['people', 'orders', 'accounts', 'impersonation', 'tariffs', 'journal'];
async function open(part: string, grants = every) {
  const visitor = { ...testSession, staff: { roles: [], grants: [...grants] } };
  const platform = createTestPlatform({ hostName: 'admin.localhost', visitor });
  const Page = () => (
    <>
      <personPage.Component />
      <OpenDialogs dialogs={platform.dialogs} Frame={Dialog} />
    </>
  );
  await renderPage({ Component: Page }, '/admin/people/:id/', {
    platform,
    url: `/admin/people/${id}/?part=${part}`,
  });
  return platform;
}

/** Answers in a form of its own, with the reason. */
async function give(name: string, action: string) {
  const form = within(await screen.findByRole('form', { name }));
  await user.click(form.getByRole('button', { name: action }));
  expect(await form.findByText('Напишите, почему')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(form.getByLabelText('Причина'), reason);
  await user.click(form.getByRole('button', { name: action }));
}

describe('what the staff does to an account', () => {
  test('a role is changed with a reason, and the page says beforehand what ends', async () => {
    taking('put', '/admin/users/role', { person_role: 9, closed: 2 });
    const platform = await open('acts');
    const form = within(await screen.findByRole('form', { name: 'Роль аккаунта' }));
    expect(form.getByText(/закроются все сессии/)).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Новая роль'), 'Юрист');
    await give('Роль аккаунта', 'Сменить роль');
    await waitFor(() => expect(sent).toEqual([{ person_id: id, person_role: 9, reason }]));
    expect(platform.shownNotices).toMatchObject([{ text: 'Роль изменена: Юрист' }]);
  });

  test('a refusal stays in the form with what was typed', async () => {
    server.use(
      http.put(url('/admin/users/role'), () =>
        refusal(409, 'role_unchanged', 'У аккаунта уже эта роль. Обновите страницу'),
      ),
    );
    await open('acts');
    await give('Роль аккаунта', 'Сменить роль');
    const form = within(screen.getByRole('form', { name: 'Роль аккаунта' }));
    expect(await form.findByText(/уже эта роль/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Причина').value).toBe(reason);
  });

  test('signing in as somebody gives a link, once, that says how long it works', async () => {
    const link = 'http://realestate.localhost/?jwt_token=x';
    taking('post', '/admin/users/request_auth', { url: link, expires_in: 300 });
    await open('acts');
    await give('Войти от имени человека', 'Получить ссылку');
    const opened = await screen.findByRole('link', { name: /Открыть сайт от имени человека/ });
    expect(opened.getAttribute('href')).toBe(link);
    expect(opened.getAttribute('rel')).toContain('noreferrer');
    expect(sent).toEqual([{ person_id: id, reason }]);
  });

  test('a closed account can only be opened again', async () => {
    page = {
      ...examplePerson,
      person: { ...examplePerson.person, is_closed: true, closed_date: '2026-11-20T09:12:00.000Z' },
    };
    taking('post', '/admin/users/reset_removed_person', { ok: true });
    await open('acts');
    await give('Вернуть удалённый аккаунт', 'Вернуть аккаунт');
    await waitFor(() => expect(sent).toEqual([{ person_id: id, reason }]));
    expect(screen.queryByRole('form', { name: 'Роль аккаунта' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Войти от имени человека' })).toBeNull();
  });

  test('counts are given back for the account and the address it was last open at', async () => {
    taking('put', '/reset/search', { counts: 7 });
    await open('acts', ['people', 'accounts']);
    const form = within(await screen.findByRole('form', { name: 'Обнулить счётчики' }));
    await user.selectOptions(form.getByLabelText('Что обнулить'), 'Поиск и обращения к реестрам');
    await give('Обнулить счётчики', 'Обнулить');
    await waitFor(() => expect(sent).toEqual([{ person_id: id, address: '203.0.113.7', reason }]));
    expect(screen.queryByRole('form', { name: 'Войти от имени человека' })).toBeNull();
  });

  test('where nothing was counted, that is what is said', async () => {
    taking('put', '/reset/ip', { counts: 0 });
    const { shownNotices } = await open('acts', ['people', 'accounts']);
    await give('Обнулить счётчики', 'Обнулить');
    await waitFor(() => expect(shownNotices).toMatchObject([{ text: 'Ничего не насчитано' }]));
  });
});

describe('the orders of a person', () => {
  beforeEach(() => {
    server.use(http.post(url('/admin/orders'), () => HttpResponse.json(examplePersonOrders)));
  });

  test('show whom they are about masked, until it is opened with a reason', async () => {
    taking('post', '/admin/order_item/:id/subject', { subject: 'Образцов Пётр Ильич' });
    await open('orders');
    const order = within(await screen.findByRole('article', { name: /Заказ на 798/ }));
    expect(order.queryByText(/Образцов/)).toBeNull();
    // Not that of an object, whose address is there already.
    await user.click(order.getByRole('button', { name: /Открыть целиком/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'О ком проверка' }));
    await user.type(dialog.getByLabelText('Причина'), 'Спор о тёзке');
    await user.click(dialog.getByRole('button', { name: 'Открыть' }));
    expect(await order.findByText('Образцов Пётр Ильич')).toBeTruthy();
    expect(sent).toEqual([{ reason: 'Спор о тёзке' }]);
  });

  test('that do not load say why, and another try loads them', async () => {
    server.use(
      http.post(url('/admin/orders'), () => refusal(503, 'service_unavailable', 'Сервис недоступен')),
    );
    await open('orders');
    expect(textOf(await screen.findByRole('alert'))).toContain('Сервис недоступен');
    server.use(
      http.post(url('/admin/orders'), () => HttpResponse.json({ orders: [], next: null, total: null })),
    );
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Заказов нет')).toBeTruthy();
  });
});

describe('notes', () => {
  test('are written, shown with their author, and removed in two steps', async () => {
    let notes = exampleNotes;
    server.use(http.get(url(`/admin/users/${id}/notes`), () => HttpResponse.json({ notes })));
    taking('post', `/admin/users/${id}/notes`, exampleNotes[0] ?? {});
    await open('notes');
    const list = within(await screen.findByRole('list', { name: 'Заметки' }));
    expect(textOf(list.getAllByRole('article')[0] as HTMLElement)).toContain('Образцова Анна');
    await user.click(screen.getByRole('button', { name: 'Записать' }));
    expect(await screen.findByText('Напишите заметку')).toBeTruthy();
    await user.type(screen.getByLabelText('Заметка для коллег'), 'Перезвонить');
    await user.click(screen.getByRole('button', { name: 'Записать' }));
    await waitFor(() => expect(sent).toEqual([{ text: 'Перезвонить' }]));
    taking('delete', `/admin/users/${id}/notes/:note`, { ok: true });
    notes = [];
    await user.click(list.getAllByRole('button', { name: 'Удалить' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Удалить насовсем' }));
    expect(await screen.findByText('Заметок нет')).toBeTruthy();
  });
});

test('settings are changed at once, and say that they are kept', async () => {
  server.use(
    http.get(url(`/admin/users/${id}/settings`), () =>
      HttpResponse.json({ settings: [{ key: 'ai_report', value: 'active', values: [] }] }),
    ),
  );
  taking('post', '/person/settings/add', { setting: null });
  await open('settings');
  const field: HTMLSelectElement = await screen.findByLabelText('Экспертное заключение по отчёту');
  expect(field.value).toBe('active');
  await user.selectOptions(field, 'Выключено');
  await waitFor(() => expect(sent).toEqual([{ key: 'ai_report', value: 'inactive', target_person_id: id }]));
});

test('a tariff is assigned where none was, with a reason', async () => {
  server.use(
    http.get(url('/admin/users/tariffs'), () =>
      HttpResponse.json({ tariffs: [{ tariff_simple_id: 3, tariff_name: 'Бизнес' }] }),
    ),
    http.post(url('/admin/person_tariffs'), () =>
      HttpResponse.json({ tariffs: [], next: null, total: { count: 0, is_more: false } }),
    ),
  );
  taking('post', '/tariff/activate_for_user', {});
  await open('tariff');
  await user.selectOptions(await screen.findByLabelText('Новый тариф'), 'Бизнес');
  await user.type(screen.getByLabelText('Причина'), 'Договор');
  await user.click(screen.getByRole('button', { name: 'Назначить' }));
  await waitFor(() => expect(sent).toEqual([{ person_id: id, tariff_simple_id: 3, reason: 'Договор' }]));
});

test('the time line tells what happened, and its next page comes behind the last row', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(url(`/admin/users/${id}/timeline`), ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      asked.push(before);
      const [first, ...others] = exampleEvents;
      return HttpResponse.json(
        before === null ? { events: [first], next: first?.at } : { events: others, next: null },
      );
    }),
  );
  await open('timeline');
  const list = within(await screen.findByRole('list', { name: 'Что происходило' }));
  expect(list.getByText(/Письмо «Отчёт готов»/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await list.findByText('Аккаунт создан')).toBeTruthy();
  expect(asked).toEqual([null, exampleEvents[0]?.at]);
});

test('the journal names whoever acted in somebody’s place, and why', async () => {
  server.use(http.get(url('/admin/user_logs'), () => HttpResponse.json({ logs: exampleLogs, next: null })));
  await open('events');
  const list = await screen.findByRole('list', { name: 'Журнал' });
  expect(textOf(list)).toContain('Образцова Анна от имени: Тестов Иван');
  expect(textOf(list)).toContain('причина: не видит отчёт');
});
