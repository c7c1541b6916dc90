import { textOf } from '@proverka/shell-sdk/testing';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleBatch, exampleId } from './examples.ts';
import { batchUrl, noLevels, openBatch } from './wholesale-testing.tsx';

const server = startTestServer();
const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:saved'),
      revokeObjectURL: () => undefined,
    }),
  );
  server.use(
    http.get(batchUrl, () =>
      HttpResponse.json(
        exampleBatch({
          state: 'finished',
          order_id: exampleId(5),
          groups: [],
          bad_rows: [],
          counts: { done: 2 },
        }),
      ),
    ),
    http.get(`${batchUrl}/results`, () =>
      HttpResponse.json({ total: 0, levels: noLevels, preliminary: noLevels, results: [] }),
    ),
  );
});

test.each([
  ['Все отчёты ZIP', 'reports.zip', /Собираем ZIP/],
  ['Все отчёты одним PDF', 'reports.pdf', /Собираем PDF/],
])('«%s» says that it is made, and is saved when it has come', async (name, file, waiting) => {
  const gate = Promise.withResolvers<void>();
  server.use(
    http.get(`${batchUrl}/${file}`, async () => {
      await gate.promise;
      return new HttpResponse(new Uint8Array([80, 75, 5, 6]));
    }),
  );
  await openBatch();
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  expect(await screen.findByText(waiting)).toBeTruthy();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(saved).toHaveLength(0);
  gate.resolve();
  await waitFor(() => expect(saved.map(({ size }) => size)).toEqual([4]));
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [409, 'batch_has_no_reports', 'Готовых отчётов нет'],
  [429, 'too_many_requests', 'Слишком много запросов'],
  [503, 'service_unavailable', 'Сервис временно недоступен'],
])(
  'a refusal %i of an archive is told in words, and it may be asked for again',
  async (status, code, title) => {
    let isRefused = true;
    server.use(
      http.get(`${batchUrl}/reports.zip`, () =>
        isRefused
          ? HttpResponse.json(
              { type: 'about:blank', title, status, code, requestId: 'r' },
              { status, headers: { 'content-type': 'application/problem+json' } },
            )
          : new HttpResponse(new Uint8Array([80, 75, 5, 6])),
      ),
    );
    await openBatch();
    const button = await screen.findByRole('button', { name: 'Все отчёты ZIP' });
    await userEvent.click(button);
    const alert = await screen.findByRole('alert');
    expect(textOf(alert).replaceAll(/\s/g, ' ')).toBe(`Не удалось скачать ZIP. ${title}`);
    expect(saved).toHaveLength(0);
    isRefused = false;
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
