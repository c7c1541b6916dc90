import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { exampleReport } from '../testing.ts';
import * as page from './check-report-page.tsx';
import {
  orderItemId,
  reportUrl,
  reportOfPerson,
  finishedReport,
  press,
  silent,
  startCheckReport,
} from './check-report-testing.tsx';

const { server, open, answers, at } = startCheckReport();

describe('ratings of a report', () => {
  const url = `${reportUrl}/rating`;

  test('a rating is sent at once and its comment afterwards', async () => {
    answers('post', url, { rating: 'down', comment: '' });
    await open(finishedReport());
    await press('Нет');
    const comment = await screen.findByLabelText(/Чего не хватило/);
    answers('post', url, { rating: 'down', comment: 'Нет дат' });
    await userEvent.type(comment, 'Нет дат');
    await press('Отправить');
    expect(await screen.findByText('Спасибо, комментарий сохранён')).toBeTruthy();
    expect(at.sent.map(([, body]) => body)).toEqual([
      { rating: 'down', comment: '' },
      { rating: 'down', comment: 'Нет дат' },
    ]);
    expect(screen.getByRole('button', { name: 'Нет' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('no rating is asked for before the report is finished or when it failed', async () => {
    const { unmount } = await open(reportOfPerson());
    expect(screen.queryByRole('heading', { name: 'Отчёт был полезен?' })).toBeNull();
    unmount();
    await open(
      reportOfPerson({ status: 'refunded', tasks: [silent], money_note: '99 ₽ вернулись на баланс' }),
    );
    expect(screen.queryByRole('heading', { name: 'Отчёт был полезен?' })).toBeNull();
  });
});

describe('the question after a report', () => {
  test('an answer is sent at once, shown as given and can be changed', async () => {
    answers('post', `${testApiUrl}/poll`, { answer: 'undecided' });
    await open(finishedReport());
    await press('Ещё думаю');
    expect(await screen.findByText('Спасибо, ответ сохранён')).toBeTruthy();
    answers('post', `${testApiUrl}/poll`, { answer: 'refused' });
    await press('Отказываюсь');
    await screen.findByRole('button', { name: 'Отказываюсь', pressed: true });
    expect(screen.getByRole('button', { name: 'Ещё думаю' }).getAttribute('aria-pressed')).toBe('false');
    expect(at.sent.map(([, body]) => body)).toEqual([
      { order_item_id: orderItemId, answer: 'undecided' },
      { order_item_id: orderItemId, answer: 'refused' },
    ]);
  });

  test('nothing is asked before the report is delivered', async () => {
    await open(reportOfPerson());
    expect(screen.queryByRole('heading', { name: 'Что вы решили после отчёта?' })).toBeNull();
  });
});

describe('final states of a check', () => {
  test('a failed report says what that does not mean and where the money is', async () => {
    await open(
      reportOfPerson({ status: 'refunded', tasks: [silent], money_note: '99 ₽ вернулись на баланс' }),
    );
    const failed = screen.getByRole('region', { name: 'Отчёт не выполнен' });
    expect(failed.textContent).toMatch(/ни.хорошего, ни.плохого/);
    expect(screen.getByText(/99.₽ вернулись на.баланс/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Исправить данные' })).toBeNull();
  });

  test('an unpaid order leads to its payment', async () => {
    await open(reportOfPerson({ status: 'created', tasks: [] }));
    const pay = screen.getByRole('link', { name: 'К оплате' });
    expect(pay.getAttribute('href')).toBe(`/order/${exampleReport().order_id}/`);
  });

  test('the same check is bought again without typing', async () => {
    const { location } = await open(finishedReport());
    await press('Проверить ещё раз');
    await screen.findByText('Другая страница');
    expect(location()).toBe('/fizcheckCheckout/');
    expect(JSON.parse(sessionStorage.getItem('checkDraft') ?? '')).toMatchObject({
      product_name: 'CheckPerson',
      subject: { last_name: 'Образцов', birth_date: '1980-02-01' },
    });
  });

  test('a car identified by its plate is headed by its VIN', async () => {
    const [clear] = finishedReport().findings;
    if (!clear) throw new Error('The example report has a finding');
    const facts = [{ name: 'VIN', value: 'X0T00000000000011' }];
    await open(
      finishedReport({
        subject: { kind: 'car', display_name: 'О 011 РТ 100', data: { plate: 'О011РТ100' } },
        findings: [
          { ...clear, code: 'car_history_vehicle', title: 'LADA', records: [{ title: 'LADA', facts }] },
        ],
      }),
    );
    expect(screen.getByText('VIN: X0T00000000000011')).toBeTruthy();
  });

  test('a company ordered by its number is headed by its name in the register, one ordered by its name by what was ordered', async () => {
    const [clear] = finishedReport().findings;
    if (!clear) throw new Error('The example report has a finding');
    const records = [{ title: 'ООО «ПОЛНЫЙ НАБОР»', facts: [] }];
    const findings = [{ ...clear, code: 'company_register_active', title: 'Компания действует', records }];
    const subject = { kind: 'company' as const, display_name: 'ИНН 0010009524', data: { inn: '0010009524' } };
    await open(finishedReport({ subject, findings }));
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('ООО «ПОЛНЫЙ НАБОР»');
    expect(screen.getByText('ИНН 0010009524')).toBeTruthy();
    cleanup();
    const named = 'ООО «Полный Набор», ИНН 0010009524';
    await open(finishedReport({ subject: { ...subject, display_name: named }, findings }));
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(named);
  });

  test('a report on an object is not shown as a check', async () => {
    server.use(http.get(reportUrl, () => HttpResponse.json(exampleReport())));
    await renderPage(page, '/check-person/:id/', {
      platform: createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession }),
      url: `/check-person/${orderItemId}/`,
    });
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});
