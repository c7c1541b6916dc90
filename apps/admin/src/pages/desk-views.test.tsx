import type { DeskView } from '@proverka/contract/desk-view';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { examplePeople } from '../features/people-list/people.fixtures.ts';
import * as peoplePage from './admin-people-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const own: DeskView = {
  view_id: '0192f0c1-0000-7000-8000-000000000c01',
  list: 'people',
  title: 'Риелторы',
  address: '?person_role=2',
  hidden_columns: ['phone'],
  is_shared: false,
  is_own: true,
  owner_name: 'Тестов Иван',
  is_default: false,
};
let views: DeskView[];
let sent: { readonly method: string; readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  views = [own];
  sent = [];
  localStorage.clear();
  server.use(
    http.post(`${testApiUrl}/admin/users`, () =>
      HttpResponse.json({ people: examplePeople(3), next: null, total: { count: 3, is_more: false } }),
    ),
    http.get(`${testApiUrl}/admin/users/tariffs`, () => HttpResponse.json({ tariffs: [] })),
    http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views })),
    http.all(`${testApiUrl}/admin/*`, async ({ request }) => {
      const body = await request.text();
      const path = new URL(request.url).pathname.replace(/^.*\/admin\//, '');
      sent.push({ method: request.method, path, body: body === '' ? null : JSON.parse(body) });
      return HttpResponse.json({ ok: true, view: own });
    }),
  );
});

async function open(url = '/admin/people/') {
  const page = await renderPage(peoplePage, '/admin/people/', {
    platform: createTestPlatform({ hostName: 'admin.localhost', visitor: testSession }),
    url,
  });
  await screen.findByRole('grid', { name: 'Люди' });
  return page;
}
const openPanel = async () => {
  await user.click(screen.getByRole('button', { name: 'Виды' }));
  return within(await screen.findByRole('list', { name: 'Сохранённые виды' }));
};

test('a view brings its filters and columns', async () => {
  const { location } = await open();
  const panel = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Риелторы' }));
  await waitFor(() => expect(location()).toBe('/admin/people/?person_role=2'));
  expect(screen.queryByRole('columnheader', { name: 'Телефон' })).toBeNull();
});

test('the default view opens by itself, but not over what an address asks for', async () => {
  views = [{ ...own, is_default: true }];
  const first = await open();
  await waitFor(() => expect(first.location()).toBe('/admin/people/?person_role=2'));
  first.unmount();
  const second = await open('/admin/people/?person_role=5');
  await openPanel();
  expect(second.location()).toBe('/admin/people/?person_role=5');
});

test('what is seen is saved under a name, for colleagues too', async () => {
  await open('/admin/people/?balance_from=100');
  await openPanel();
  const form = within(screen.getByRole('form', { name: 'Сохранить вид' }));
  await user.click(form.getByRole('button', { name: 'Сохранить вид' }));
  expect(form.getByText('Назовите вид')).toBeTruthy();
  await user.click(form.getByRole('checkbox', { name: 'Показать коллегам' }));
  await user.type(form.getByLabelText('Название вида'), 'С деньгами{Enter}');
  await waitFor(() =>
    expect(sent).toContainEqual({
      method: 'POST',
      path: 'views',
      body: {
        list: 'people',
        title: 'С деньгами',
        is_shared: true,
        address: '?balance_from=100',
        hidden_columns: ['bonus', 'source', 'brand', 'id'],
      },
    }),
  );
});

test('one’s own view is renamed, shared, made the default and removed; a colleague’s only opened', async () => {
  views = [
    own,
    { ...own, view_id: `${own.view_id.slice(0, -1)}2`, title: 'Чужой', is_own: false, is_shared: true },
  ];
  await open();
  const panel = await openPanel();
  const path = `views/${own.view_id}`;
  await user.click(panel.getByRole('button', { name: 'Показать коллегам' }));
  await waitFor(() => expect(sent).toContainEqual({ method: 'PUT', path, body: { is_shared: true } }));
  await user.click(panel.getByRole('button', { name: 'Открывать с него: «Риелторы»' }));
  await waitFor(() =>
    expect(sent).toContainEqual({
      method: 'PUT',
      path: 'default_view',
      body: { list: 'people', view_id: own.view_id },
    }),
  );
  await user.click(panel.getByRole('button', { name: 'Удалить' }));
  await user.click(panel.getByRole('button', { name: 'Удалить «Риелторы»' }));
  await waitFor(() => expect(sent).toContainEqual({ method: 'DELETE', path, body: null }));
  await user.click(panel.getByRole('button', { name: 'Переименовать' }));
  await user.clear(panel.getByLabelText('Новое название'));
  await user.type(panel.getByLabelText('Новое название'), 'Агенты{Enter}');
  await waitFor(() => expect(sent).toContainEqual({ method: 'PUT', path, body: { title: 'Агенты' } }));
  const foreign = within(panel.getByRole('button', { name: 'Чужой' }).closest('li') as HTMLElement);
  expect(foreign.getAllByRole('button')).toHaveLength(2);
});

test('a refused change says why, and views that do not load can be tried again', async () => {
  server.use(
    http.put(`${testApiUrl}/admin/views/:id`, () =>
      refusal(409, 'view_exists', 'Вид с таким названием уже есть'),
    ),
  );
  const first = await open();
  const panel = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Показать коллегам' }));
  expect(await screen.findByText('Вид с таким названием уже есть')).toBeTruthy();
  first.unmount();
  server.use(
    http.get(`${testApiUrl}/admin/views`, () => refusal(503, 'service_unavailable', 'Недоступен'), {
      once: true,
    }),
  );
  await open();
  await user.click(screen.getByRole('button', { name: 'Виды' }));
  expect(await screen.findByText('Не удалось загрузить виды')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Повторить/ }));
  expect(await screen.findByRole('list', { name: 'Сохранённые виды' })).toBeTruthy();
});
