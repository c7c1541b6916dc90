import type { Batch } from '@proverka/contract/wholesale';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { exampleBatch, exampleId } from './examples.ts';
import * as batchPage from './wholesale-batch-page.tsx';
import { batchUrl, openBatch, noLevels } from './wholesale-testing.tsx';

const server = startTestServer();

function serve(batch: Batch) {
  server.use(http.get(batchUrl, () => HttpResponse.json(batch)));
}

describe('a list that is not ordered', () => {
  test('a checked list shows its price, the parsed rows and their errors', async () => {
    serve(exampleBatch());
    await openBatch();
    const sum = await screen.findByRole('region', { name: 'Расчёт' });
    expect(textOf(sum)).toContain('Итого45 540 ₽');
    expect(screen.getByText('Тестов Иван Петрович, 31.01.1980')).toBeTruthy();
    const bad = screen.getByRole('region', { name: 'Строки с ошибками: 40' });
    expect(within(bad).getAllByRole('row')).toHaveLength(11);
    await userEvent.click(within(bad).getByRole('button', { name: /Показать ещё 30/ }));
    expect(within(bad).getAllByRole('row')).toHaveLength(41);
    expect(
      within(bad)
        .getByRole('link', { name: /Скачать/ })
        .getAttribute('href'),
    ).toContain('bad-rows.xlsx');
  });

  test('a list is priced again when another product is chosen', async () => {
    serve(exampleBatch());
    let asked: unknown;
    server.use(
      http.put(batchUrl, async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json(exampleBatch({ total: 13_340 }));
      }),
    );
    await openBatch();
    const choice = await screen.findByRole('combobox', { name: /Люди: 460/ });
    await userEvent.selectOptions(choice, exampleId(12));
    expect(await screen.findByRole('button', { name: /13\s340/ })).toBeTruthy();
    expect(asked).toEqual({ products: { person: exampleId(12) } });
  });

  test('a list is ordered with both consents, at the displayed price, under one key for repeated clicks', async () => {
    serve(exampleBatch());
    const sent: { key: string | null; body: unknown }[] = [];
    server.use(
      http.post(`${batchUrl}/confirm`, async ({ request }) => {
        sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        if (sent.length === 1) return HttpResponse.error();
        return HttpResponse.json(
          exampleBatch({ state: 'running', order_id: exampleId(5), counts: { queued: 460 } }),
        );
      }),
      http.get(`${batchUrl}/results`, () => HttpResponse.json({ results: [], total: 0, levels: noLevels })),
    );
    await openBatch();
    const pay = await screen.findByRole('button', { name: /Оплатить 45\s540\s₽ с\sбаланса/ });
    await userEvent.click(pay);
    expect(screen.getAllByText('Чтобы продолжить, установите этот флажок')).toHaveLength(2);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(pay);
    expect((await screen.findByRole('alert')).textContent).toContain('Нет связи');
    await userEvent.click(pay);
    await screen.findByRole('heading', { name: 'Ход проверки' });
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[1]?.body).toMatchObject({ use_account_balance: true, expected_total: 45_540 });
  });

  test('what the table lacks is named with its rows, and is skipped in all rows by one box', async () => {
    serve(
      exampleBatch({
        lacking: [
          {
            kind: 'person',
            missing: 'passport',
            checks: ['Действительность паспорта', 'ИНН по паспорту'],
            lines: [42, 43, 44, 50],
          },
        ],
      }),
    );
    let sent: unknown;
    server.use(
      http.post(`${batchUrl}/confirm`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(exampleBatch({ state: 'running', order_id: exampleId(5) }));
      }),
      http.get(`${batchUrl}/results`, () =>
        HttpResponse.json({ results: [], total: 0, levels: noLevels, preliminary: noLevels }),
      ),
    );
    await openBatch();
    const lacking = await screen.findByRole('region', { name: /Чего нет в.таблице/ });
    expect(textOf(lacking).replaceAll(/\s/g, ' ')).toContain(
      'Серия и номер паспортаНет в 4 строках: строки 42–44, 50Без этого не будет: Действительность паспорта, ИНН по паспорту',
    );
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: /Оплатить 45\s540/ }));
    await screen.findByRole('heading', { name: 'Ход проверки' });
    expect(sent).toMatchObject({ skip_missing: true });
  });

  test('a list is paid by card when the balance is too low', async () => {
    serve(exampleBatch());
    await openBatch({ balance: '10.00' });
    expect(await screen.findByRole('button', { name: /Заказать за 45\s540/ })).toBeTruthy();
    expect(screen.getByText(/не хватает/)).toBeTruthy();
  });

  test('a list offers the current balance, which may have grown since the page was loaded', async () => {
    serve(exampleBatch());
    const platform = createTestPlatform({
      visitor: { ...testSession, balance: '0.00' },
      hostName: 'fizcheck.localhost',
    });
    const refresh = async () => {
      platform.session.setState({ balance: '50000.00' });
      return platform.session.getState();
    };
    await renderPage(batchPage, '/wholesale/:id/', {
      platform: { ...platform, sessionActions: { ...platform.sessionActions, refresh } },
      url: `/wholesale/${exampleId(1)}/`,
    });
    expect(await screen.findByRole('button', { name: /Оплатить 45\s540\s₽ с\sбаланса/ })).toBeTruthy();
  });

  test('the reminder of lawful grounds for personal data is shown only for lists with people', async () => {
    const { groups, ...batch } = exampleBatch();
    const [people] = groups;
    if (!people) throw new Error('The example has no group.');
    serve({ ...batch, groups });
    const { unmount } = await openBatch();
    expect(textOf(await screen.findByRole('region', { name: 'Расчёт' }))).toContain('законное основание');
    unmount();
    serve({ ...batch, groups: [{ ...people, kind: 'object' }] });
    await openBatch();
    expect(textOf(await screen.findByRole('region', { name: 'Расчёт' }))).not.toContain('законное основание');
  });

  test('a list with invalid rows only links back to the upload', async () => {
    serve(exampleBatch({ rows_good: 0, groups: [], sample: [], total: 0 }));
    await openBatch();
    expect(await screen.findByRole('heading', { name: 'Ни одной строки проверить нельзя' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('an expired list says so', async () => {
    server.use(http.get(batchUrl, () => refusal(404, 'batch_not_found', 'Нет')));
    await openBatch();
    expect(await screen.findByRole('heading', { name: 'Такого списка нет' })).toBeTruthy();
  });

  test('an invalid id of a list is a 404', async () => {
    await openBatch({ id: 'spisok' });
    expect(screen.getByRole('alert').textContent).toBe('404');
  });
});
