import type { Preview, PreviewTask } from '@proverka/contract/preview';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import * as page from './check-preview-page.tsx';
import { fizcheck, previewId } from './landing-testing.tsx';

const server = startTestServer();
beforeEach(() => sessionStorage.clear());

const task = (title: string, changes: Partial<PreviewTask> = {}): PreviewTask => ({
  task_type: title,
  title,
  state: 'nothing_found',
  records: 0,
  namesakes: 0,
  facts: [],
  source: 'Реестр',
  source_date: '2026-11-20',
  ...changes,
});
const preview = (tasks: readonly PreviewTask[], changes: Partial<Preview> = {}): Preview => ({
  preview_id: previewId,
  product_id: '0192f0c1-0000-7000-8000-000000000009',
  product_name: 'CheckPerson',
  product_name_ru: 'Проверка физического лица',
  product_price: 99,
  status: 'done',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-21T09:00:00.000Z',
  subject: { kind: 'person', masked: 'О. И. П., 1980' },
  tasks: [...tasks],
  ...changes,
});

async function open(...answers: readonly Preview[]) {
  const left = [...answers];
  server.use(
    http.get(`${testApiUrl}/preview/${previewId}`, () =>
      HttpResponse.json(left.length > 1 ? left.shift() : left[0]),
    ),
  );
  return renderPage(page, '/check-person-preview/:id/', {
    platform: fizcheck(),
    url: `/check-person-preview/${previewId}/`,
  });
}
const line = (title: string) => screen.getByRole('heading', { name: title }).closest('li');
const order = () => userEvent.click(screen.getByRole('button', { name: 'Получить отчёт' }));

describe('a preview', () => {
  test('a preview counts records and those of namesakes separately, and a source that did not answer is not shown as empty', async () => {
    await open(
      preview([
        task('Долги', { state: 'found', records: 2, namesakes: 1 }),
        task('Банкротство', { namesakes: 5 }),
        task('Розыск', { state: 'unavailable', records: null, namesakes: null }),
        task('ИНН', { state: 'needs_data', records: null, namesakes: null }),
        task('Суды', { state: 'after_payment', records: null, namesakes: null }),
      ]),
    );
    expect(textOf(line('Долги'))).toMatch(/2 записи, отдельно 1 запись о тёзке.*Есть сведения/);
    expect(textOf(line('Банкротство'))).toMatch(/5 записей о тёзках.*Сведений не найдено/);
    expect(textOf(line('Розыск'))).toContain('Не удалось проверить');
    expect(textOf(line('Розыск'))).not.toContain('не найдено');
    expect(textOf(line('ИНН'))).toContain('Нужны данные');
    const more = screen.getByRole('region', { name: 'Что ещё будет в отчёте' });
    expect(within(more).getAllByRole('listitem').map(textOf)).toEqual(['Суды']);
    expect(textOf(screen.getByRole('status'))).toBe('Ответили 4 из 4');
  });

  test('a preview names what records hold, and shows neither their values nor dots in their place', async () => {
    const facts = ['Сумма', 'Дата', 'Отдел'].map((name) => ({ name, value: '** ***' }));
    await open(preview([task('Долги', { state: 'found', records: 1, facts })]));
    expect(textOf(line('Долги'))).toContain('В записи: сумма, дата, отдел');
    expect(textOf(screen.getByRole('main'))).not.toMatch(/[•*]/);
  });

  test('what the visitor typed is shown to them as typed; who only has the address sees initials', async () => {
    const subject = { last_name: 'Образцов', first_name: 'Пётр', birth_date: '1980-02-01' };
    const draft = { product_name: 'CheckPerson', subject, preview_id: previewId };
    sessionStorage.setItem('checkDraft', JSON.stringify(draft));
    const own = await open(preview([task('Долги')]));
    expect(textOf(screen.getByRole('main'))).toContain('Образцов Пётр, 01.02.1980');
    own.unmount();
    sessionStorage.clear();
    await open(preview([task('Долги')]));
    expect(textOf(screen.getByRole('main'))).toContain('О. И. П., 1980');
    expect(textOf(screen.getByRole('main'))).not.toContain('Образцов');
  });

  test('a company is shown with its name and state in the register before any money', async () => {
    const known = {
      kind: 'company',
      name: 'ООО «Образец»',
      full_name: 'Общество с ограниченной ответственностью «Образец»',
      inn: '7700000016',
      ogrn: '1027700000010',
      state: 'Компания ликвидируется',
      level: 'danger',
      registered_on: '2002-10-01',
      ended_on: null,
      activity: null,
      source_date: '2026-11-20',
    } as const;
    await open(
      preview([task('Регистрация', { state: 'found', records: 1 })], {
        product_name: 'CounterAgent',
        subject: { kind: 'company', masked: 'ИНН 7700000016' },
        known,
      }),
    );
    const about = textOf(screen.getByRole('region', { name: 'О ком или о чём отчёт' }));
    expect(about).toContain('ООО «Образец»');
    expect(about).toContain('Компания ликвидируется');
    expect(about).toContain('ИНН7700000016ОГРН1027700000010В реестре с01.10.2002');
  });

  test('a car is shown with its make, model and year before any money', async () => {
    const known = {
      kind: 'car',
      model: 'ЛАДА ВЕСТА',
      year: '2019',
      color: 'Белый',
      category: 'В',
      source_date: '2026-11-20',
    } as const;
    await open(
      preview([task('Аварии')], {
        product_name: 'CheckAuto',
        subject: { kind: 'car', masked: 'VIN X0T00000000000011' },
        known,
      }),
    );
    const about = textOf(screen.getByRole('region', { name: 'О ком или о чём отчёт' }));
    expect(about).toMatch(/ЛАДА ВЕСТА2019 год, белый.*VIN X0T00000000000011/);
  });

  test('a preview fills in by itself while sources are being asked', async () => {
    const asking = task('Долги', { state: 'running', records: null, namesakes: null });
    await open(preview([asking], { status: 'running' }), preview([task('Долги')]));
    expect(screen.getByRole('progressbar', { name: 'Ответы источников' })).toBeTruthy();
    expect(await screen.findByText('Сведений не найдено')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('a preview for which every source costs money says so', async () => {
    await open(preview([task('Рейтинг', { state: 'after_payment', records: null, namesakes: null })]));
    expect(textOf(screen.getByRole('main'))).toContain('только на платный запрос');
    expect(textOf(screen.getByRole('main'))).not.toContain('Ответили');
  });

  test('a preview of a car known by its plate says that no source was asked, what happens after payment, and what if it is not found', async () => {
    const blocks = ['История регистрации', 'Аварии', 'Залог'].map((title) =>
      task(title, { state: 'after_payment', records: null, namesakes: null }),
    );
    await open(
      preview(blocks, { product_name: 'CheckAuto', subject: { kind: 'car', masked: 'А 123 ВС 77' } }),
    );
    const main = textOf(screen.getByRole('main'));
    expect(main).toContain('заранее не спрошен никто');
    expect(main).toContain('попросим VIN или номер кузова; если их нет, деньги вернутся');
    expect(main).not.toContain('Есть сведения');
    expect(main).not.toContain('Ответили');
    expect(screen.getByRole('link', { name: 'Изменить данные' }).getAttribute('href')).toBe(
      '/proverka-avto/',
    );
  });

  test('a preview links to the checkout in the tab where it was made, and to the form in other tabs', async () => {
    const subject = { last_name: 'Образцов' };
    sessionStorage.setItem(
      'checkDraft',
      JSON.stringify({ product_name: 'CheckPerson', subject, preview_id: previewId }),
    );
    const first = await open(preview([task('Долги')]));
    await order();
    await screen.findByText('Другая страница');
    expect(first.location()).toBe('/fizcheckCheckout/');
    first.unmount();

    sessionStorage.clear();
    const second = await open(preview([task('Долги')]));
    await order();
    await screen.findByText('Другая страница');
    expect(second.location()).toBe('/check-person/');
  });
});
