import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { examplePeople } from '../features/people-list/people.fixtures.ts';
import * as peoplePage from './admin-people-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const people = examplePeople(3);
let asked: Record<string, unknown>[];

const answer = (page: object) =>
  server.use(
    http.post(`${testApiUrl}/admin/users`, async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ people, next: null, total: { count: 3, is_more: false }, ...page });
    }),
  );
beforeEach(() => {
  asked = [];
  localStorage.clear();
  answer({});
  server.use(
    http.get(`${testApiUrl}/admin/users/tariffs`, () =>
      HttpResponse.json({ tariffs: [{ tariff_simple_id: 3, tariff_name: 'Бизнес' }] }),
    ),
    http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })),
  );
});

const open = (url = '/admin/people/') =>
  renderPage(peoplePage, '/admin/people/', {
    platform: createTestPlatform({ hostName: 'admin.localhost', visitor: testSession }),
    url,
  });
const grid = () => screen.findByRole('grid', { name: 'Люди' });
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('the list of people', () => {
  test('has a row for each, which leads to the person, and says how many there are', async () => {
    await open();
    const table = within(await grid());
    expect(table.getByRole('link', { name: /Тестов Иван 1/ }).getAttribute('href')).toBe(
      `/admin/people/${people[0]?.person_id}/`,
    );
    expect(textOf(row(/Тестов Иван 2/))).toContain('100,50 ₽');
    expect(screen.getByText('Всего: 3 строки')).toBeTruthy();
    expect(asked).toEqual([{ sort: 'created', is_ascending: false }]);
  });

  test('what is filtered by stands in the address, except what names a person', async () => {
    const { location } = await open();
    await grid();
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    await user.selectOptions(await screen.findByLabelText('Роль'), 'Риелтор');
    await waitFor(() => expect(location()).toBe('/admin/people/?person_role=2'));
    await user.type(screen.getByLabelText('Имя, e-mail или телефон'), 'тестов{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'тестов', person_role: 2 }));
    expect(location()).toBe('/admin/people/?person_role=2');
    expect(screen.getByRole('button', { name: 'Фильтры: 1' })).toBeTruthy();
  });

  test('a typed filter is applied when its field is left, before whatever is pressed then', async () => {
    const { location } = await open('/admin/people/?person_role=2');
    await grid();
    await user.click(screen.getByRole('button', { name: /^Фильтры/ }));
    await user.type(await screen.findByLabelText('Баланс от, ₽'), '100');
    expect(location()).toBe('/admin/people/?person_role=2');
    await user.tab();
    expect(location()).toContain('balance_from=100');
  });

  test('an address with filters and an order asks for just that', async () => {
    await open('/admin/people/?balance_from=100&created_to=2026-11-20&sort=name&role=x');
    await grid();
    expect(asked[0]).toEqual({
      balance_from: 100,
      created_to: '2026-11-20',
      sort: 'name',
      is_ascending: true,
    });
    expect(screen.getByRole('columnheader', { name: 'Имя' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Потрачено' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'spent', is_ascending: false }));
  });

  test('what is filtered by stays in sight while the fields are closed, and each is taken away by itself', async () => {
    const { location } = await open('/admin/people/?person_role=2&balance_from=100.5&created_to=2026-11-20');
    await grid();
    const applied = within(screen.getByRole('list', { name: 'Отобрано по' }));
    expect(applied.getAllByRole('button').map(textOf)).toEqual([
      'Роль: Риелтор',
      'Баланс от, ₽: 100,5',
      'Регистрация по: 20.11.2026',
    ]);
    await user.click(applied.getByRole('button', { name: 'Снять фильтр «Роль: Риелтор»' }));
    await waitFor(() => expect(location()).toBe('/admin/people/?balance_from=100.5&created_to=2026-11-20'));
    await user.click(await screen.findByRole('button', { name: 'Фильтры: 2' }));
    expect(screen.queryByRole('list', { name: 'Отобрано по' })).toBeNull();
  });

  test('the order is chosen without the head of the table, too', async () => {
    const { location } = await open();
    await grid();
    await user.selectOptions(screen.getByLabelText('Порядок строк'), 'Потрачено, по возрастанию');
    await waitFor(() => expect(location()).toBe('/admin/people/?sort=spent'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'spent', is_ascending: true }));
  });

  test('nothing found says so and takes the filters away; nobody at all is another thing', async () => {
    answer({ people: [], total: { count: 0, is_more: false } });
    const { location } = await open('/admin/people/?source=spring50');
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: 'Снять фильтры' });
    await user.click(buttons.at(-1) as HTMLElement);
    expect(await screen.findByText('Аккаунтов пока нет')).toBeTruthy();
    expect(location()).toBe('/admin/people/');
  });

  test('a list that did not load says why, and another try loads it', async () => {
    server.use(
      http.post(`${testApiUrl}/admin/users`, () =>
        refusal(503, 'service_unavailable', 'Сервис временно недоступен'),
      ),
    );
    await open();
    expect(textOf(await screen.findByRole('alert'))).toContain('Сервис временно недоступен');
    answer({});
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await grid()).toBeTruthy();
  });

  test('the next page comes behind the last row', async () => {
    answer({ next: people[2]?.person_id, total: { count: 10_000, is_more: true } });
    await open();
    await grid();
    expect(textOf(screen.getByText(/Показано/))).toBe('Показано 3 строки, всего более 10 000');
    answer({ people: examplePeople(5).slice(3), total: null });
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByRole('link', { name: /Тестов Иван 5/ })).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ after: people[2]?.person_id });
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });
});

describe('by the keyboard', () => {
  test('arrows move between rows, Space chooses one, Enter opens it, «/» leads to the search', async () => {
    const { location } = await open();
    await grid();
    row(/Тестов Иван 1/).focus();
    await user.keyboard('{ArrowDown}{End}{ArrowUp} ');
    expect(document.activeElement).toBe(row(/Тестов Иван 2/));
    expect(row(/Тестов Иван 2/).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('region', { name: 'Выбранные строки' }).textContent).toContain('Выбрано: 1');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Имя, e-mail или телефон'));
    row(/Тестов Иван 1/).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(`/admin/people/${people[0]?.person_id}/`));
  });

  test('Shift with an arrow chooses on the way, Ctrl A all rows, Escape none', async () => {
    await open();
    await grid();
    const chosen = () => screen.queryByRole('region', { name: 'Выбранные строки' })?.textContent ?? '';
    row(/Тестов Иван 1/).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toContain('Выбрано: 2');
    await user.keyboard('{Control>}[KeyA]{/Control}');
    expect(chosen()).toContain('Выбрано: 3');
    await user.keyboard('{Escape}');
    expect(chosen()).toBe('');
  });

  test('Tab stops at one row only', async () => {
    await open();
    const rows = within(await grid())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });
});

describe('what somebody chose', () => {
  test('columns are kept for the next visit', async () => {
    const first = await open();
    await grid();
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Телефон' }));
    expect(screen.queryByRole('columnheader', { name: 'Телефон' })).toBeNull();
    first.unmount();
    await open();
    await grid();
    expect(screen.queryByRole('columnheader', { name: 'Телефон' })).toBeNull();
  });

  test('a file has the columns and rows that are seen, and no formulas', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:saved'),
        revokeObjectURL: () => undefined,
      }),
    );
    answer({ people: [{ ...people[0], name: '=1+1' }] });
    await open();
    await grid();
    await user.click(screen.getByRole('button', { name: 'Скачать показанные строки: CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer());
    // A byte order mark, by which spreadsheets know the encoding.
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines[0]).toBe('Имя;E-mail;Телефон;Роль;Тариф;Баланс;Потрачено;Регистрация');
    expect(lines[1]).toBe(
      "'=1+1;testov1@example.com;8 (999) 000-00-00;Риелтор;Базовый;0 ₽;0 ₽;20.11.2026, 12:00",
    );
  });
});
