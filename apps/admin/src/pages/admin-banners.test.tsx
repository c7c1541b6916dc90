import type { DeskBanner } from '@proverka/contract/banner';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { advertisement, ownBanner } from '../features/banners-desk/banners.fixtures.ts';
import * as bannersPage from './admin-banners-page.tsx';

const server = startTestServer();
const user = userEvent.setup();
let banners: readonly DeskBanner[];
let sent: [string, unknown][];

beforeEach(() => {
  banners = [ownBanner, advertisement];
  sent = [];
  const take = async ({ request }: { request: Request }) => {
    sent.push([request.method, await request.json()]);
    return HttpResponse.json({ banner: ownBanner });
  };
  server.use(
    http.get(`${testApiUrl}/admin/banners`, () => HttpResponse.json({ banners })),
    http.post(`${testApiUrl}/admin/banners`, take),
    http.put(`${testApiUrl}/admin/banners/:id`, take),
  );
});

const open = () =>
  renderPage(bannersPage, '/admin/content/banners/', {
    platform: createTestPlatform({ visitor: testSession }),
    url: '/admin/content/banners/',
  });

test('an advertisement without its advertiser is not sent, and with it is', async () => {
  await open();
  await user.click(await screen.findByText('Новый баннер'));
  const form = within(screen.getByRole('form', { name: 'Новый баннер' }));
  await user.type(form.getByLabelText('Заголовок'), 'Ипотека');
  await user.type(form.getByLabelText('Текст ссылки'), 'На сайт банка');
  await user.type(form.getByLabelText('Ссылка'), 'https://bank.example/');
  await user.type(form.getByLabelText('Показывать с'), '20.11.2026');
  await user.click(form.getByRole('button', { name: 'Добавить баннер' }));
  expect(form.getAllByText('Обязательное поле')).toHaveLength(3);
  expect(sent).toEqual([]);
  await user.type(form.getByLabelText('Рекламодатель'), 'ООО «Образец»');
  await user.type(form.getByLabelText('ИНН рекламодателя'), '7707083893');
  await user.type(form.getByLabelText('erid'), '2VtzqwExample1');
  await user.click(form.getByRole('button', { name: 'Добавить баннер' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      [
        'POST',
        {
          brand: 'real-estate',
          route: 'all',
          starts_on: '2026-11-20',
          ends_on: null,
          advertiser: { name: 'ООО «Образец»', inn: '7707083893', erid: '2VtzqwExample1' },
        },
      ],
    ]),
  );
});

test('a banner is switched off in one step and keeps everything else', async () => {
  await open();
  const card = within(await screen.findByRole('article', { name: ownBanner.title }));
  await user.click(card.getByRole('button', { name: 'Выключить' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      ['PUT', { title: ownBanner.title, link: '/products/', is_enabled: false, seen: ownBanner.updated_at }],
    ]),
  );
});

test('a refusal of the server is shown and what was typed is kept', async () => {
  server.use(
    http.put(`${testApiUrl}/admin/banners/:id`, () => refusal(404, 'banner_not_found', 'Такого баннера нет')),
  );
  await open();
  const card = within(await screen.findByRole('article', { name: advertisement.title }));
  await user.click(card.getByRole('button', { name: 'Изменить' }));
  await user.type(card.getByLabelText('Заголовок'), '!');
  await user.click(card.getByRole('button', { name: 'Сохранить' }));
  expect(await card.findByText('Такого баннера нет')).toBeTruthy();
  expect(card.getByLabelText<HTMLInputElement>('Заголовок').value).toBe(`${advertisement.title}!`);
});

test('without banners the page says where one would appear', async () => {
  banners = [];
  await open();
  expect(await screen.findByText('Баннеров пока нет')).toBeTruthy();
});
