import type { SystemSettingView } from '@proverka/contract/system-setting';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as settingsPage from './admin-settings-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
const updatedAt = '2026-11-20T12:00:00.000Z';
const maintenance = { key: 'maintenance', text: 'Идут работы', enabled: false, updated_at: updatedAt };
let settings: SystemSettingView[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  settings = [maintenance];
  const change = async ({ request }: { request: Request }) => {
    sent.push([request.method, new URL(request.url).pathname.split('/').at(-1), await request.json()]);
    return HttpResponse.json({ setting: maintenance });
  };
  server.use(
    http.get(`${testApiUrl}/admin/system/info/view`, () => HttpResponse.json({ settings })),
    http.post(`${testApiUrl}/admin/system/info/add`, change),
    http.put(`${testApiUrl}/admin/system/info/:what`, change),
  );
});

const open = () =>
  renderPage(settingsPage, '/admin/settings/', {
    platform: createTestPlatform({ visitor: testSession }),
    url: '/admin/settings/',
  });

test('a new alert requires a text and is shown on the chosen pages', async () => {
  await open();
  const form = within(await screen.findByRole('form', { name: 'Новое объявление' }));
  expect(screen.getByText('Объявлений нет')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Показать посетителям' }));
  expect(form.getByText('Обязательное поле')).toBeTruthy();
  await user.selectOptions(form.getByLabelText('Сайт'), 'Fizcheck');
  await user.selectOptions(form.getByLabelText('Вид'), 'Предупреждение');
  await user.type(form.getByLabelText('Текст'), 'Приставы отвечают дольше обычного');
  await user.click(form.getByRole('button', { name: 'Показать посетителям' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    'POST',
    'add',
    { key: 'alertFiz_warning_all', text: 'Приставы отвечают дольше обычного', enabled: true },
  ]);
});

test('an alert shows its pages, and is edited, switched off and removed in two steps', async () => {
  settings = [
    { key: 'alert_danger_object', text: 'Выписки задерживаются', enabled: true, updated_at: updatedAt },
    maintenance,
  ];
  let removed = '';
  server.use(
    http.delete(`${testApiUrl}/admin/system/info/remove`, ({ request }) => {
      removed = new URL(request.url).searchParams.get('key') ?? '';
      return HttpResponse.json({ ok: true });
    }),
  );
  await open();
  const card = within(
    await screen.findByRole('article', { name: 'Недвижимость, страница «Объект недвижимости»' }),
  );
  expect(card.getByText('Опасность')).toBeTruthy();
  await user.click(card.getByRole('switch', { name: 'Видят посетители' }));
  await user.click(card.getByRole('button', { name: 'Изменить текст' }));
  await user.clear(card.getByLabelText('Текст'));
  await user.click(card.getByRole('button', { name: 'Сохранить' }));
  expect(card.getByText('Обязательное поле')).toBeTruthy();
  await user.type(card.getByLabelText('Текст'), 'Выписки снова за час');
  await user.click(card.getByRole('button', { name: 'Сохранить' }));
  await user.click(await card.findByRole('button', { name: 'Удалить' }));
  expect(removed).toBe('');
  await user.click(card.getByRole('button', { name: 'Удалить насовсем' }));
  await waitFor(() => expect(removed).toBe('alert_danger_object'));
  expect(sent).toEqual([
    ['PUT', 'update_activity', { key: 'alert_danger_object', enabled: false }],
    ['PUT', 'update_value', { key: 'alert_danger_object', text: 'Выписки снова за час' }],
  ]);
});

test('switches cannot be removed, and the one without a text cannot be edited', async () => {
  settings = [{ key: 'automatic_mode', text: '', enabled: false, updated_at: updatedAt }, maintenance];
  await open();
  const [automatic, works] = within(
    await screen.findByRole('region', { name: 'Переключатели' }),
  ).getAllByRole('article');
  expect(within(automatic as HTMLElement).queryByRole('button')).toBeNull();
  expect(within(works as HTMLElement).getAllByRole('button')).toHaveLength(1);
  await user.click(within(automatic as HTMLElement).getByRole('switch', { name: 'Включён' }));
  await waitFor(() =>
    expect(sent).toEqual([['PUT', 'update_activity', { key: 'automatic_mode', enabled: true }]]),
  );
});

test('a refusal of the server is shown and the text is kept', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/system/info/add`, () =>
      refusal(409, 'system_setting_exists', 'Объявление с таким ключом уже есть'),
    ),
  );
  await open();
  const form = within(await screen.findByRole('form', { name: 'Новое объявление' }));
  await user.type(form.getByLabelText('Текст'), 'Ещё раз');
  await user.click(form.getByRole('button', { name: 'Показать посетителям' }));
  expect(await screen.findByText('Объявление с таким ключом уже есть')).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>('Текст').value).toBe('Ещё раз');
});

test('a member of the staff without permission is told so', async () => {
  server.use(
    http.get(`${testApiUrl}/admin/system/info/view`, () => refusal(403, 'forbidden', 'Недостаточно прав')),
  );
  await open();
  expect(await screen.findByText('Не удалось загрузить объявления')).toBeTruthy();
  expect(screen.getByText('Недостаточно прав')).toBeTruthy();
});
