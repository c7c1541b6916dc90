import { staffGrants } from '@proverka/contract/grants';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { exampleStaff } from '../features/staff/staff.fixtures.ts';
import * as staffPage from './admin-staff-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  server.use(
    http.get(`${testApiUrl}/admin/staff`, () => HttpResponse.json({ staff: exampleStaff })),
    http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })),
    http.post(`${testApiUrl}/admin/staff/*`, async ({ request }) => {
      sent.push([new URL(request.url).pathname, await request.text()]);
      return HttpResponse.json({});
    }),
  );
});

const open = (url = '/admin/staff/') => {
  const platform = createTestPlatform({ hostName: 'admin.localhost', visitor: testSession });
  return renderPage(staffPage, '/admin/staff/', { platform, url });
};
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

test('a role says who gave it and who confirmed it, and one given by the command on the server says so', async () => {
  await open();
  const role = within((await cardOf('Тестов Иван')).getByRole('region', { name: 'Администратор' }));
  expect(role.getByText(/^Предложено: Тестова Анна/)).toBeTruthy();
  expect(role.getByText(/^Подтверждено: Образцов Пётр/)).toBeTruthy();
  const byCommand = within((await cardOf('Тестова Анна')).getByRole('region', { name: 'Администратор' }));
  expect(byCommand.getByText(/^Предложено: команда на сервере/)).toBeTruthy();
});

test('a reader confirms what another admin has proposed, and may only withdraw what is theirs', async () => {
  await open();
  const card = await cardOf('Образцов Пётр');
  const own = within(card.getByRole('region', { name: 'Эксперт' }));
  expect(own.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  expect(own.getByRole('button', { name: 'Отозвать' })).toBeTruthy();
  const other = within(card.getByRole('region', { name: 'Поддержка' }));
  await user.click(other.getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(sent).toEqual([['/admin/staff/roles/r3/confirm', '']]));
});

test('the list has everybody’s roles, and a row leads to the card', async () => {
  await open();
  const list = within(await screen.findByRole('grid', { name: 'Сотрудники' }));
  const row = list.getByRole('row', { name: /Образцов Пётр/ });
  expect(row.textContent).toContain('Поддержка, Эксперт, новый допуск');
  await user.click(within(row).getByRole('link', { name: 'Образцов Пётр' }));
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole('article', { name: 'Образцов Пётр' }))).toBe(
      true,
    ),
  );
});

test('filters leave those who fit, in the list and among the cards', async () => {
  await open('/admin/staff/?role=support');
  await cardOf('Образцов Пётр');
  expect(screen.queryByRole('article', { name: 'Тестов Иван' })).toBeNull();
  expect(screen.getByText('Всего: 1 строка')).toBeTruthy();
});

test('a role is taken in two steps', async () => {
  await open();
  const role = within((await cardOf('Тестова Анна')).getByRole('region', { name: 'Администратор' }));
  await user.click(role.getByRole('button', { name: 'Снять роль' }));
  expect(sent).toEqual([]);
  await user.click(role.getByRole('button', { name: 'Снять роль и закрыть сеансы' }));
  await waitFor(() => expect(sent).toEqual([['/admin/staff/roles/r1/end', '']]));
});

test('a call refused without a fresh proof is made once more after the proof, and not at all without one', async () => {
  let calls = 0;
  server.use(
    http.post(`${testApiUrl}/admin/staff/roles`, () => {
      calls += 1;
      return calls % 2 === 1 ? refusal(403, 'proof_needed', 'Подтвердите действие') : HttpResponse.json({});
    }),
  );
  const { platform } = await open();
  const form = within(await screen.findByRole('form', { name: 'Предложить роль' }));
  const propose = async () => {
    await user.clear(form.getByLabelText('E-mail сотрудника'));
    await user.type(form.getByLabelText('E-mail сотрудника'), 'novy@example.com');
    await user.click(form.getByRole('button', { name: 'Предложить' }));
  };
  const forget = platform.desk?.proveWith(async () => true);
  await propose();
  await waitFor(() => expect(calls).toBe(2));
  forget?.();
  platform.desk?.proveWith(async () => false);
  await propose();
  expect(await screen.findByText('Подтвердите действие')).toBeTruthy();
  expect(calls).toBe(3);
});

test('the table of rights has a row for every grant, and an admin holds them all', async () => {
  await open('/admin/staff/?part=rights');
  const rows = within(await screen.findByRole('table', { name: 'Права ролей' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(staffGrants.length);
  for (const row of rows) {
    const admin = within(row).getAllByRole('cell')[0];
    expect(admin?.textContent).toBe('да');
  }
});

test('without the grant the screen says so', async () => {
  server.use(http.get(`${testApiUrl}/admin/staff`, () => refusal(403, 'forbidden', 'Недостаточно прав')));
  await open();
  expect(await screen.findByText('Не удалось загрузить список')).toBeTruthy();
  expect(screen.getByText(/Недостаточно прав/)).toBeTruthy();
});
