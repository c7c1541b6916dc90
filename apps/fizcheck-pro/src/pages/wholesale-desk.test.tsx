import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderPage,
  testApiUrl,
  testSession,
  textOf,
  controlTimers,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { exampleBatch, exampleId } from './examples.ts';
import * as wholesalePage from './wholesale-page.tsx';

const server = startTestServer();

const openDesk = () =>
  renderPage(wholesalePage, '/wholesale/', {
    platform: createTestPlatform({ visitor: testSession, hostName: 'fizcheck.localhost' }),
    url: '/wholesale/',
  });

describe('the lists of a visitor', () => {
  controlTimers();

  function serveLists(...states: Parameters<typeof exampleBatch>[0][]) {
    let asked = 0;
    server.use(
      http.get(`${testApiUrl}/wholesale`, () => {
        asked += 1;
        const batches = states.map((state, place) => exampleBatch({ id: exampleId(place + 1), ...state }));
        return HttpResponse.json({ batches, total: batches.length });
      }),
    );
    return () => asked;
  }

  test.each([
    ['under way', { state: 'running', counts: { done: 1 } }],
    ['that waits for its payment', { state: 'awaiting_payment' }],
  ] as const)('a list %s updates without a reload until it is finished', async (_, atFirst) => {
    serveLists({ ...atFirst, rows_good: 3 });
    await openDesk();
    const line = async () =>
      textOf((await screen.findByRole('link', { name: 'кандидаты.xlsx' })).closest('li') as Element);
    await line();
    serveLists({ state: 'running', rows_good: 3, counts: { done: 2 } });
    await vi.advanceTimersByTimeAsync(5500);
    await waitFor(async () => expect(await line()).toContain('готово 2 из 3'));
    const asked = serveLists({ state: 'finished', rows_good: 3, counts: { done: 3 } });
    await vi.advanceTimersByTimeAsync(5500);
    await waitFor(async () => expect(await line()).not.toContain('готово'));
    const askedTillEnd = asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(askedTillEnd);
  });
});

describe('the upload', () => {
  test('uploading pasted rows opens the new list', async () => {
    let sent: unknown;
    server.use(
      http.get(`${testApiUrl}/wholesale`, () => HttpResponse.json({ batches: [], total: 0 })),
      http.post(`${testApiUrl}/wholesale`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(exampleBatch());
      }),
    );
    const { location } = await openDesk();
    const text = await screen.findByRole('textbox', { name: 'Строки списка' });
    await userEvent.click(screen.getByRole('button', { name: 'Проверить строки' }));
    expect(screen.getByText('Вставьте строки или выберите файл')).toBeTruthy();
    await userEvent.type(text, '7707083893');
    await userEvent.click(screen.getByRole('button', { name: 'Проверить строки' }));
    await expect.poll(location).toBe(`/wholesale/${exampleId(1)}/`);
    expect(sent).toEqual({ text: '7707083893' });
  });

  test('uploading a file sends its bytes, and an unreadable file is refused with the reason on the same page', async () => {
    let sent: unknown;
    server.use(
      http.get(`${testApiUrl}/wholesale`, () => HttpResponse.json({ batches: [exampleBatch()], total: 1 })),
      http.post(`${testApiUrl}/wholesale`, async ({ request }) => {
        sent = await request.json();
        return refusal(422, 'list_unreadable', 'Файл не удалось прочитать');
      }),
    );
    await openDesk();
    expect(await screen.findByRole('link', { name: 'кандидаты.xlsx' })).toBeTruthy();
    await userEvent.upload(
      screen.getByLabelText('Выбрать файл CSV или XLSX'),
      new File(['ИНН'], 'список.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('Файл не удалось прочитать')).toBeTruthy();
    expect(sent).toEqual({ file: { name: 'список.csv', content_base64: '0JjQndCd' } });
  });
});
