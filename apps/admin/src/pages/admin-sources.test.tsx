import type { DeskSource, SourceOutage } from '@proverka/contract/desk-sources';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  exampleSources,
  exampleTasks,
  openOutage,
  pastOutages,
  unaskedSources,
} from '../features/sources-desk/sources.fixtures.ts';
import * as sourcesPage from './admin-sources-page.tsx';
import { openDeskPage } from './desk-page-testing.tsx';

const server = startTestServer();
const user = userEvent.setup();
let sources: readonly DeskSource[] = exampleSources;
let outages: readonly SourceOutage[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  sources = exampleSources;
  outages = [openOutage, ...pastOutages];
  sent = [];
  server.use(
    http.get(`${testApiUrl}/admin/sources`, () => HttpResponse.json({ sources })),
    http.get(`${testApiUrl}/admin/source_outages`, () => HttpResponse.json({ outages, has_more: false })),
    http.get(`${testApiUrl}/admin/sources/:source/tasks`, () => HttpResponse.json(exampleTasks)),
    http.put(`${testApiUrl}/admin/sources/:source/mode`, async ({ request, params }) => {
      sent.push([params['source'], await request.json()]);
      return HttpResponse.json({ ok: true });
    }),
    http.put(`${testApiUrl}/admin/source_outages/:id/note`, async ({ request, params }) => {
      sent.push([params['id'], await request.json()]);
      return HttpResponse.json({ outage: openOutage });
    }),
  );
});

const open = (url?: string) => openDeskPage(sourcesPage, '/admin/sources/', url);

const rowOf = async (title: RegExp) =>
  (await screen.findByRole('table', { name: 'Источники за последний час' })) &&
  screen.getByRole('row', { name: title });

test('every source is seen at a glance, and the silent one is opened with what customers read', async () => {
  await open();
  expect((await rowOf(/^Банк данных/)).textContent).toMatch(/Не отвечает.*22 из 40 \(55\s%\).*до 20\sс/);
  expect((await rowOf(/^Росреестр/)).textContent).toMatch(/Вручную.*1\s204/);
  expect((await rowOf(/^Сделки/)).textContent).toContain('Не спрашивали');
  expect(screen.getByText(/^Не отвечают: Банк данных/)).toBeTruthy();
  const details = within(screen.getByRole('region', { name: /^Банк данных/ }));
  expect(details.getByText(/^Покупатели читают:.*временно не отвечает с 27\.11\.2026/)).toBeTruthy();
  expect(details.getAllByRole('img', { name: /^Задержка за сутки/ })).not.toEqual([]);
});

test('a source is taken over by hand with a reason', async () => {
  await open('/admin/sources/?source=egrul');
  await user.click(await screen.findByRole('button', { name: 'Перевести на ручную работу' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Перевести на ручную работу' }));
  await user.click(dialog.getByRole('button', { name: 'Перевести на ручную работу' }));
  expect(dialog.getByText('Напишите, почему')).toBeTruthy();
  await user.type(dialog.getByLabelText('Причина'), 'Просит код с картинки');
  await user.click(dialog.getByRole('button', { name: 'Перевести на ручную работу' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['egrul', { mode: 'manual', reason: 'Просит код с картинки' }]]);
});

test('a source that no task of a report asks cannot be taken over', async () => {
  await open('/admin/sources/?source=nspd');
  const details = within(await screen.findByRole('region', { name: /^Публичная/ }));
  expect(details.queryByRole('button', { name: 'Перевести на ручную работу' })).toBeNull();
  expect(details.queryByText(/^Ждут ответа/)).toBeNull();
});

test('a colleague who was quicker is told of in the dialog', async () => {
  server.use(
    http.put(`${testApiUrl}/admin/sources/kadnet/mode`, () =>
      refusal(409, 'source_mode_unchanged', 'Источник уже в этом режиме. Обновите страницу'),
    ),
  );
  await open('/admin/sources/?source=kadnet');
  await user.click(await screen.findByRole('button', { name: 'Вернуть автоматическую работу' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Причина'), 'Поставщик ответил');
  await user.click(dialog.getByRole('button', { name: 'Вернуть автоматическую работу' }));
  expect(await dialog.findByText(/Источник уже в этом режиме/)).toBeTruthy();
});

test('the queue of a source leads to the orders that wait', async () => {
  await open('/admin/sources/?source=kadnet');
  await user.click(await screen.findByText(/^Ждут ответа: 1\s204 задачи, из них сотрудников: 9$/));
  const link = await screen.findByRole('link', { name: /об\sобъекте/ });
  expect(link.getAttribute('href')).toBe('/admin/orders/0192f0c1-0000-7000-8000-00000000b011/');
  expect(screen.getByText('Ждёт сотрудника')).toBeTruthy();
  expect(screen.getByText(/всего 120/)).toBeTruthy();
});

test('a note about an outage is kept for the version that was read', async () => {
  await open();
  const outage = within(
    (await screen.findAllByRole('article', { name: /^Сбой: Банк данных/ }))[0] as HTMLElement,
  );
  await user.click(outage.getByRole('button', { name: 'Написать заметку' }));
  await user.type(outage.getByLabelText(/^Заметка для коллег/), 'Звонили, чинят');
  await user.click(outage.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toEqual([[openOutage.outage_id, { note: 'Звонили, чинят', version: 0 }]]));
});

test('where nobody asked and nothing failed, the page says so', async () => {
  sources = unaskedSources;
  outages = [];
  await open('/admin/sources/?source=egrul');
  expect(await screen.findByText('Сбоев не было')).toBeTruthy();
  expect(screen.getByText('За сутки источник не спрашивали')).toBeTruthy();
  expect(screen.getByText('за двое суток ни одного')).toBeTruthy();
});

test('a failure is said, with a way to try again', async () => {
  server.use(
    http.get(`${testApiUrl}/admin/sources`, () =>
      refusal(503, 'service_unavailable', 'Сервис временно недоступен'),
    ),
  );
  await open();
  expect(await screen.findByText('Не удалось загрузить источники')).toBeTruthy();
});
