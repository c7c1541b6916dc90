import type { AdvertGroup } from '@proverka/contract/desk-adverts';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { singleAdvert, weakGroup } from '../features/advert-groups/groups.fixtures.ts';
import * as advertsPage from './admin-adverts-page.tsx';
import { openDeskPage } from './desk-page-testing.tsx';

const server = startTestServer();
const user = userEvent.setup();
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  server.use(
    http.get(`${testApiUrl}/admin/advert_groups`, ({ request }) => {
      const find = new URL(request.url).searchParams.get('find');
      const groups: AdvertGroup[] = find === null ? [weakGroup] : find === '11500001' ? [singleAdvert] : [];
      return HttpResponse.json({ groups });
    }),
    http.post(`${testApiUrl}/admin/advert_groups/:act`, async ({ request, params }) => {
      sent.push([params['act'], await request.json()]);
      return HttpResponse.json({ groups: [] });
    }),
  );
});

const open = (url?: string) => openDeskPage(advertsPage, '/admin/adverts/', url);
const ids = weakGroup.adverts.map(({ id }) => id);

test('the least certain groups come first, each pair with its weight and its signs in words', async () => {
  await open();
  const group = within(await screen.findByRole('article', { name: /3\sобъявления/ }));
  expect(group.getByText(/в\s169\sраз вероятнее, что это одна квартира/)).toBeTruthy();
  expect(group.getByText('Общие фотографии: 1').closest('li')?.textContent).toContain('+9');
  expect(group.getByText(/^Цены отличаются/).closest('li')?.textContent).toContain('−2,5');
  expect(group.getByText(/Ольга Образцова.*этаж над этой/)).toBeTruthy();
  expect(group.getByText(/связаны через третье объявление/)).toBeTruthy();
});

test('chosen adverts are taken out of their group with a reason', async () => {
  await open();
  await user.click(await screen.findByRole('checkbox', { name: /11490120/ }));
  await user.click(screen.getByRole('button', { name: /^Отделить 1\sобъявление$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Разъединить' }));
  await user.click(dialog.getByRole('button', { name: 'Разъединить' }));
  expect(dialog.getByText('Напишите, почему')).toBeTruthy();
  await user.type(dialog.getByLabelText('Причина'), 'Другой этаж');
  await user.click(dialog.getByRole('button', { name: 'Разъединить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['part', { adverts: ids, apart: [11_490_120], reason: 'Другой этаж' }]]);
});

test('with none chosen the whole group is taken apart', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Разъединить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Разъединить' }));
  await user.type(dialog.getByLabelText('Причина'), 'Разные квартиры');
  await user.click(dialog.getByRole('button', { name: 'Разъединить' }));
  await waitFor(() =>
    expect(sent).toEqual([['part', { adverts: ids, apart: ids, reason: 'Разные квартиры' }]]),
  );
});

test('another advert is found and put to the group', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Объединить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Объединить' }));
  await user.type(dialog.getByLabelText(/Номер, ссылка/), '11500001');
  await user.click(dialog.getByRole('button', { name: 'Найти' }));
  expect(await dialog.findByRole('list', { name: 'С чем объединить' })).toBeTruthy();
  await user.type(dialog.getByLabelText('Причина'), 'Одна и та же квартира');
  await user.click(dialog.getByRole('button', { name: 'Объединить' }));
  await waitFor(() =>
    expect(sent).toEqual([['join', { first: ids, second: [11_500_001], reason: 'Одна и та же квартира' }]]),
  );
});

test('of several flats that one number finds, one is chosen', async () => {
  const other = { ...singleAdvert, adverts: singleAdvert.adverts.map((one) => ({ ...one, id: 11_500_002 })) };
  server.use(
    http.get(`${testApiUrl}/admin/advert_groups`, ({ request }) => {
      const groups = new URL(request.url).searchParams.has('find') ? [singleAdvert, other] : [weakGroup];
      return HttpResponse.json({ groups });
    }),
  );
  await open();
  await user.click(await screen.findByRole('button', { name: 'Объединить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Объединить' }));
  await user.type(dialog.getByLabelText(/Номер, ссылка/), '78:31:0099001:1{Enter}');
  const choices = await dialog.findAllByRole('button', { name: 'Эта квартира' });
  expect(choices).toHaveLength(2);
  await user.click(choices[1] ?? dialog.getByText('Эта квартира'));
  await user.type(dialog.getByLabelText('Причина'), 'Одна и та же квартира');
  await user.click(dialog.getByRole('button', { name: 'Объединить' }));
  await waitFor(() =>
    expect(sent).toEqual([['join', { first: ids, second: [11_500_002], reason: 'Одна и та же квартира' }]]),
  );
});

test('a group that has changed meanwhile is told of in the dialog', async () => {
  server.use(
    http.post(`${testApiUrl}/admin/advert_groups/part`, () =>
      refusal(409, 'advert_group_changed', 'Пока вы смотрели, группа изменилась'),
    ),
  );
  await open();
  await user.click(await screen.findByRole('button', { name: 'Разъединить' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Причина'), 'Разные квартиры');
  await user.click(dialog.getByRole('button', { name: 'Разъединить' }));
  expect(await dialog.findByText(/группа изменилась/)).toBeTruthy();
});

test('what is not found is said, and the least certain ones are a click away', async () => {
  const { location } = await open('/admin/adverts/?find=7');
  expect(await screen.findByText('Такого объявления у нас нет')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Самые сомнительные' }));
  expect(await screen.findByRole('article', { name: /3\sобъявления/ })).toBeTruthy();
  expect(location()).toBe('/admin/adverts/');
});
