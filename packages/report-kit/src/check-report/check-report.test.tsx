import { ordersKey } from '@proverka/api-client/orders';
import type { Report } from '@proverka/contract/report';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeStreams, exampleReport, exampleTask } from '../testing.ts';
import * as page from './check-report-page.tsx';

const server = startTestServer();
const orderItemId = exampleReport().order_item_id;
const path = `${testApiUrl}/report/${orderItemId}`;
let sent: [string, unknown][] = [];
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal('EventSource', createFakeStreams().EventSource);
});
afterEach(() => vi.unstubAllGlobals());

const ofPerson = (changes: Partial<Report> = {}): Report =>
  exampleReport({
    product_name: 'CheckPerson',
    product_name_ru: 'Проверка физического лица',
    object_key: 'person',
    object_address: '',
    subject: {
      kind: 'person',
      display_name: 'Образцов Иван Петрович',
      data: {
        last_name: 'Образцов',
        first_name: 'Иван',
        middle_name: 'Петрович',
        birth_date: '1980-02-01',
      },
    },
    edits_left: 2,
    ...changes,
  });
const finished = (changes: Partial<Report> = {}): Report =>
  ofPerson({
    status: 'done',
    completed_at: '2026-11-20T09:20:00.000Z',
    verdict: { level: 'clear', sentence: 'Ничего плохого не найдено.', reasons: ['fssp_none'] },
    findings: [
      {
        level: 'clear',
        code: 'fssp_none',
        title: 'Долгов нет',
        text: 'Долгов нет.',
        source: 'ФССП',
        source_date: '2026-11-20',
      },
    ],
    tasks: [exampleTask({ title: 'Долги у приставов', status: 'nothing_found' })],
    ...changes,
  });

async function open(report: Report) {
  server.use(http.get(path, () => HttpResponse.json(report)));
  const platform = createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession });
  const view = await renderPage(page, '/check-person/:id/', {
    platform,
    url: `/check-person/${orderItemId}/`,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** Records a call and answers with the report as it is after it. */
function answers(method: 'post' | 'put', url: string, answer: object) {
  server.use(
    http[method](url, async ({ request }) => {
      const text = await request.text();
      sent.push([new URL(request.url).pathname, text === '' ? null : JSON.parse(text)]);
      return HttpResponse.json(answer);
    }),
  );
}

function refuses(method: 'post' | 'put', url: string, problem: object) {
  server.use(
    http[method](url, () =>
      HttpResponse.json(
        { type: 'about:blank', status: 409, requestId: 'r-1', ...problem },
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const waiting = exampleTask({
  title: 'Налоговая задолженность',
  status: 'needs_data',
  missing_requirements: ['inn'],
});
const silent = exampleTask({ title: 'Банкротство', status: 'unavailable', can_restart: true });

describe('a report waiting for data', () => {
  const report = ofPerson({ status: 'needs_data', tasks: [waiting] });
  const dataUrl = `${path}/data`;

  test('a waiting report asks only for the missing data, by the rules of the forms', async () => {
    await open(report);
    const form = screen.getByRole('region', { name: 'Чтобы продолжить, нужны данные' });
    expect(within(form).getAllByRole('textbox')).toHaveLength(1);
    await press('Продолжить проверку');
    expect(await within(form).findByText('Обязательное поле')).toBeTruthy();
    await userEvent.type(within(form).getByRole('textbox', { name: /ИНН/ }), '500100732258');
    await press('Продолжить проверку');
    expect(await within(form).findByText('Неправильный ИНН')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('a report continues with the added data', async () => {
    answers('post', dataUrl, ofPerson({ tasks: [exampleTask({ status: 'running' })] }));
    await open(report);
    await userEvent.type(screen.getByRole('textbox', { name: /ИНН/ }), '5001 0073 2259');
    await press('Продолжить проверку');
    expect(await screen.findByRole('heading', { name: 'Готовим отчёт' })).toBeTruthy();
    expect(sent).toEqual([[`/report/${orderItemId}/data`, { data: { inn: '500100732259' } }]]);
  });

  test('adding data refetches the lists of orders that showed the report as waiting', async () => {
    answers('post', dataUrl, ofPerson({ tasks: [exampleTask({ status: 'running' })] }));
    const { queryClient } = await open(report);
    queryClient.setQueryData([...ordersKey, 'summary'], {});
    await userEvent.type(screen.getByRole('textbox', { name: /ИНН/ }), '5001 0073 2259');
    await press('Продолжить проверку');
    await screen.findByRole('heading', { name: 'Готовим отчёт' });
    expect(queryClient.getQueryState([...ordersKey, 'summary'])?.isInvalidated).toBe(true);
  });

  test('a refusal of the server is shown at its field', async () => {
    refuses('post', dataUrl, {
      code: 'subject_invalid',
      title: 'Проверьте данные',
      fields: { 'data.inn': 'Такого ИНН нет' },
    });
    await open(report);
    await userEvent.type(screen.getByRole('textbox', { name: /ИНН/ }), '500100732259');
    await press('Продолжить проверку');
    expect(await screen.findByText('Такого ИНН нет')).toBeTruthy();
  });

  test('a report is finished without a check whose data nobody has', async () => {
    const url = `${path}/tasks/${waiting.task_id}/skip`;
    answers('post', url, finished({ tasks: [{ ...waiting, status: 'unavailable' }] }));
    await open(report);
    await press('Пропустить: Налоговая задолженность');
    expect(await screen.findByRole('heading', { name: 'Отчёт был полезен?' })).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});

describe('sources without an answer', () => {
  const restartUrl = `${path}/tasks/${silent.task_id}/restart`;

  test('a source without an answer is restarted from its own line', async () => {
    answers('post', restartUrl, ofPerson({ tasks: [{ ...silent, status: 'running', can_restart: false }] }));
    await open(finished({ tasks: [silent] }));
    await press('Проверить ещё раз: Банкротство');
    expect(await screen.findByRole('heading', { name: 'Готовим отчёт' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Проверить ещё раз/ })).toBeNull();
  });

  test('a refused restart is explained beside it', async () => {
    refuses('post', restartUrl, { code: 'task_not_restartable', title: 'Повторить уже нельзя' });
    await open(finished({ tasks: [silent] }));
    await press('Проверить ещё раз: Банкротство');
    expect((await screen.findByRole('alert')).textContent).toContain('Повторить уже нельзя');
  });

  test('a source without a possible restart has no button', async () => {
    await open(finished({ tasks: [{ ...silent, can_restart: false }] }));
    expect(screen.queryByRole('button', { name: /Проверить ещё раз/ })).toBeNull();
  });
});

describe('ratings of a report', () => {
  const url = `${path}/rating`;

  test('a rating is sent at once and its comment afterwards', async () => {
    answers('post', url, { rating: 'down', comment: '' });
    await open(finished());
    await press('Нет');
    const comment = await screen.findByLabelText(/Чего не хватило/);
    answers('post', url, { rating: 'down', comment: 'Нет дат' });
    await userEvent.type(comment, 'Нет дат');
    await press('Отправить');
    expect(await screen.findByText('Спасибо, комментарий сохранён')).toBeTruthy();
    expect(sent.map(([, body]) => body)).toEqual([
      { rating: 'down', comment: '' },
      { rating: 'down', comment: 'Нет дат' },
    ]);
    expect(screen.getByRole('button', { name: 'Нет' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('no rating is asked for before the report is finished or when it failed', async () => {
    const { unmount } = await open(ofPerson());
    expect(screen.queryByRole('heading', { name: 'Отчёт был полезен?' })).toBeNull();
    unmount();
    await open(ofPerson({ status: 'refunded', tasks: [silent], money_note: '99 ₽ вернулись на баланс' }));
    expect(screen.queryByRole('heading', { name: 'Отчёт был полезен?' })).toBeNull();
  });
});

describe('corrections of the subject', () => {
  const url = `${testApiUrl}/order_item/${orderItemId}/subject`;

  test('a correction restarts all checks with the new subject', async () => {
    answers('put', url, ofPerson({ edits_left: 1 }));
    await open(finished());
    await press('Исправить данные');
    expect(screen.getByText(/Осталось исправлений: 2/)).toBeTruthy();
    const day = screen.getByLabelText('Дата рождения');
    await userEvent.clear(day);
    await press('Сохранить и проверить заново');
    expect(await screen.findByText('Обязательное поле')).toBeTruthy();
    await userEvent.type(day, '02.03.1981');
    await press('Сохранить и проверить заново');
    expect(await screen.findByRole('heading', { name: 'Готовим отчёт' })).toBeTruthy();
    expect(sent.map(([, body]) => body)).toEqual([
      {
        subject: {
          last_name: 'Образцов',
          first_name: 'Иван',
          middle_name: 'Петрович',
          birth_date: '1981-03-02',
        },
      },
    ]);
  });

  test('the limit of corrections is explained in the specification’s words', async () => {
    await open(finished({ edits_left: 0 }));
    await press('Исправить данные');
    const words = 'Превышен лимит редактирования данных. Необходимо создать новый заказ.';
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByLabelText('Фамилия')).toBeNull();
  });

  test('the subject of a car is corrected in one line, which is recognised by its format', async () => {
    answers('put', url, ofPerson());
    const car = { kind: 'car', display_name: 'А 123 ВС 77', data: { plate: 'А123ВС77' } } as const;
    await open(finished({ product_name: 'CheckAuto', subject: car }));
    await press('Исправить данные');
    const line = screen.getByRole('textbox', { name: /^VIN/ });
    await userEvent.clear(line);
    await userEvent.type(line, 'А000ВС77');
    await press('Сохранить и проверить заново');
    expect(await screen.findByText('Некорректный гос. номер')).toBeTruthy();
    await userEvent.clear(line);
    await userEvent.type(line, 'xta210990y2766389');
    await press('Сохранить и проверить заново');
    await screen.findByRole('heading', { name: 'Готовим отчёт' });
    expect(sent.map(([, body]) => body)).toEqual([{ subject: { vin: 'XTA210990Y2766389' } }]);
  });
});

describe('final states of a check', () => {
  test('a failed report says what that does not mean and where the money is', async () => {
    await open(ofPerson({ status: 'refunded', tasks: [silent], money_note: '99 ₽ вернулись на баланс' }));
    const failed = screen.getByRole('region', { name: 'Отчёт не выполнен' });
    expect(failed.textContent).toMatch(/ни.хорошего, ни.плохого/);
    expect(screen.getByText(/99.₽ вернулись на.баланс/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Исправить данные' })).toBeNull();
  });

  test('an unpaid order leads to its payment', async () => {
    await open(ofPerson({ status: 'created', tasks: [] }));
    const pay = screen.getByRole('link', { name: 'К оплате' });
    expect(pay.getAttribute('href')).toBe(`/order/${exampleReport().order_id}/`);
  });

  test('the same check is bought again without typing', async () => {
    const { location } = await open(finished());
    await press('Заказать заново');
    await screen.findByText('Другая страница');
    expect(location()).toBe('/fizcheckCheckout/');
    expect(JSON.parse(sessionStorage.getItem('checkDraft') ?? '')).toMatchObject({
      product_name: 'CheckPerson',
      subject: { last_name: 'Образцов', birth_date: '1980-02-01' },
    });
  });

  test('a car identified by its plate is headed by its VIN', async () => {
    const [clear] = finished().findings;
    if (!clear) throw new Error('The example report has a finding');
    const facts = [{ name: 'VIN', value: 'X0T00000000000011' }];
    await open(
      finished({
        subject: { kind: 'car', display_name: 'О 011 РТ 100', data: { plate: 'О011РТ100' } },
        findings: [
          { ...clear, code: 'car_history_vehicle', title: 'LADA', records: [{ title: 'LADA', facts }] },
        ],
      }),
    );
    expect(screen.getByText('VIN: X0T00000000000011')).toBeTruthy();
  });

  test('a report on an object is not shown as a check', async () => {
    server.use(http.get(path, () => HttpResponse.json(exampleReport())));
    await renderPage(page, '/check-person/:id/', {
      platform: createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession }),
      url: `/check-person/${orderItemId}/`,
    });
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});
