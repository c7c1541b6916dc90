import type { Releases } from '@proverka/contract/release';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { releasesExample } from '../features/releases/releases.fixtures.ts';
import * as releasesPage from './admin-releases-page.tsx';
import { openDeskPage } from './desk-page-testing.tsx';

const server = startTestServer();
const user = userEvent.setup();
let shown: Releases = releasesExample;
let sent: unknown[] = [];

beforeEach(() => {
  shown = releasesExample;
  sent = [];
  server.use(
    http.get(`${testApiUrl}/admin/releases`, () => HttpResponse.json(shown)),
    http.post(`${testApiUrl}/admin/releases/:what`, async ({ request, params }) => {
      sent.push([params['what'], await request.json()]);
      return HttpResponse.json(releasesExample.history[2]);
    }),
  );
});

const open = () => openDeskPage(releasesPage, '/admin/releases/');

const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));

test('versions stand side by side with errors, bytes and vitals, and say how they are served', async () => {
  await open();
  const rows = (await tableOf('Показатели версий за 24 часа')).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'realestate93cac61ece8b · для всех',
    'realestate4f1c2d3e4a5b · кандидат',
    'realestate0aa1bb2cc3dd · прежняя',
    'оболочкаd3adbeefcafe · для всех',
  ]);
  const candidate = within(rows[1] as HTMLElement);
  expect(candidate.getByText('3 (1,3 %)')).toBeTruthy();
  expect(candidate.getByText('LCP 2,9 с, средне')).toBeTruthy();
  expect(candidate.getByText('INP 640 мс, плохо')).toBeTruthy();
  expect(candidate.getByText('CLS 0,014')).toBeTruthy();
});

test('a shell that does not serve the set is named with its reason', async () => {
  await open();
  expect(await screen.findByText('Отдают: 1 из 2 оболочек.')).toBeTruthy();
  expect(screen.getByText('the signature of release set b61d2f0c9e77 is wrong')).toBeTruthy();
});

test('a version is gone back to with a reason, where the set was signed ahead', async () => {
  await open();
  const table = await tableOf('Версии микрофронтендов');
  expect(table.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['К 5d6e77889900']);
  expect(table.getByRole('row', { name: /realestate/ }).textContent).toContain('набор не подписан');
  await user.click(table.getByRole('button', { name: 'Вернуть account к 5d6e77889900' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Вернуть account к 5d6e77889900' }));
  await user.click(dialog.getByRole('button', { name: 'Вернуть версию' }));
  expect(dialog.getByText('Напишите, почему')).toBeTruthy();
  await user.type(dialog.getByLabelText('Причина'), 'пустая страница заказов');
  await user.click(dialog.getByRole('button', { name: 'Вернуть версию' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['rollback', { remote: 'account', from: '7e0f11223344', reason: 'пустая страница заказов' }],
  ]);
});

test('a refusal is shown in the dialog, and the reason is kept', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/releases/trial`, () =>
      refusal(409, 'release_moved', 'Пока вы смотрели, канал сдвинули'),
    ),
  );
  await open();
  const trial = within(await screen.findByRole('article', { name: 'Кандидат' }));
  await user.click(trial.getByRole('button', { name: 'Снять кандидата' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Снять кандидата' }));
  await user.type(dialog.getByLabelText('Причина'), 'ошибки в браузере');
  await user.click(dialog.getByRole('button', { name: 'Снять кандидата' }));
  expect(await dialog.findByText('Пока вы смотрели, канал сдвинули')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Причина').value).toBe('ошибки в браузере');
});

test('a candidate shows its figures against stable, and is given to all', async () => {
  await open();
  const trial = within(await screen.findByRole('article', { name: 'Кандидат' }));
  const errors = within(trial.getByRole('row', { name: /Ошибки в браузере/ })).getAllByRole('cell');
  expect(errors.map(({ textContent }) => textContent)).toEqual(['12 (5,2\u00A0%)', '3 (до 0,1\u00A0%)']);
  await user.click(trial.getByRole('button', { name: 'Отдать всем' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отдать всем' }));
  await user.type(dialog.getByLabelText('Причина'), 'проба прошла');
  await user.click(dialog.getByRole('button', { name: 'Отдать всем' }));
  await waitFor(() =>
    expect(sent).toEqual([['trial', { set: 'c72e3a1d0f88', decision: 'promote', reason: 'проба прошла' }]]),
  );
});

test('without a trial, figures and shells the page says so', async () => {
  shown = { ...releasesExample, trial: null, shells: [], measures: [], history: [], total: 0 };
  await open();
  expect(await screen.findByText('Сейчас ничего не пробуется.')).toBeTruthy();
  expect(screen.getByText('За сутки ничего не насчитано')).toBeTruthy();
  expect(screen.getByText('Записей нет')).toBeTruthy();
  expect(screen.getByText(/Ни одна оболочка не сообщает о себе/)).toBeTruthy();
});

test('a store that does not answer is said, with a way to try again', async () => {
  server.use(
    http.get(`${testApiUrl}/admin/releases`, () =>
      refusal(503, 'releases_unavailable', 'Хранилище выпусков не отвечает'),
    ),
  );
  await open();
  expect(await screen.findByText('Не удалось загрузить выпуски')).toBeTruthy();
  expect(screen.getByText('Хранилище выпусков не отвечает')).toBeTruthy();
});

test('the links of the outline are shown when they are asked for', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/releases/outline`, () =>
      HttpResponse.json({
        links: [
          { host: '', url: '/release-outline/code' },
          { host: 'realestate.test', url: 'https://realestate.test/release-outline/code' },
        ],
      }),
    ),
  );
  await open();
  await user.click(await screen.findByRole('button', { name: 'Получить ссылки' }));
  const links = within(await screen.findByRole('list', { name: 'Ссылки на десять минут' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/release-outline/code',
    'https://realestate.test/release-outline/code',
  ]);
});
