import { refusal } from '@proverka/shell-sdk/test-server';
import { testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openPage, startLandings } from './landing-testing.tsx';

const { server } = startLandings();
let asked: unknown[] = [];
beforeEach(() => {
  asked = [];
});

const ivan = { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01', region: '77' };

function answer(result: 'found' | 'nothing_found' | 'unavailable', count: number | null) {
  server.use(
    http.post(`${testApiUrl}/fssp/free`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        result,
        count,
        source: 'Банк данных исполнительных производств, ФССП России',
        source_date: result === 'unavailable' ? null : '2026-11-20',
        checked_at: '2026-11-20T09:00:00.000Z',
      });
    }),
  );
}

async function ask() {
  const view = await openPage('proverka-fssp-free');
  await userEvent.type(await screen.findByLabelText('Фамилия'), 'Образцов');
  await userEvent.type(screen.getByLabelText('Имя'), 'Иван');
  await userEvent.type(screen.getByLabelText('Дата рождения'), '01021980');
  await userEvent.selectOptions(screen.getByLabelText('Регион'), '77');
  await userEvent.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Проверить бесплатно' }));
  return view;
}
const shown = async () => within(await screen.findByRole('region', { name: 'Ответ' }));

test('the free answer about debts is a count with source and date, and links to an order of the details', async () => {
  answer('found', 3);
  const { location } = await ask();
  const region = await shown();
  expect(region.getByRole('heading').textContent).toMatch(/Есть: 3.исполнительных.производства/);
  expect(region.getByText('20.11.2026')).toBeTruthy();
  expect(asked).toEqual([{ subject: ivan, consent: { personal_data_version: expect.any(String) } }]);
  await userEvent.click(region.getByRole('button', { name: 'Узнать подробности' }));
  await screen.findByText('Другая страница');
  expect(location()).toBe('/fizcheckCheckout/');
  expect(JSON.parse(sessionStorage.getItem('checkDraft') ?? '')).toEqual({
    product_name: 'CheckFssp',
    subject: ivan,
  });
});

test('a free answer without debts offers no order', async () => {
  answer('nothing_found', 0);
  await ask();
  const region = await shown();
  expect(region.queryByRole('button', { name: 'Узнать подробности' })).toBeNull();
});

test('an enforcement data bank that does not answer is not shown as no debts', async () => {
  answer('unavailable', null);
  await ask();
  const region = await shown();
  expect(region.getByText('Ответа нет')).toBeTruthy();
  expect(region.getByRole('heading').textContent).not.toMatch(/не найден/);
});

test('an error of the server about the free check is shown at its field', async () => {
  server.use(
    http.post(`${testApiUrl}/fssp/free`, () =>
      refusal(400, 'subject_invalid', 'Проверьте данные', {
        fields: { 'subject.birth_date': 'Дата рождения ещё не наступила' },
      }),
    ),
  );
  await ask();
  expect(await screen.findByText('Дата рождения ещё не наступила')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ответ' })).toBeNull();
});
