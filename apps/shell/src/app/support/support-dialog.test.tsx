// @vitest-environment jsdom
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { SupportDialog } from './support-dialog.tsx';

const server = startTestServer();
const caseId = '0192f0c1-0000-7000-8000-00000000c001';

function openForm(visitor = testSession) {
  const platform = createTestPlatform({ visitor });
  renderWithPlatform(<SupportDialog onClose={() => undefined} />, { platform });
  return platform;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

test('a signed-in visitor only writes the message and gets the number of the request', async () => {
  let received: unknown;
  server.use(
    http.post(`${testApiUrl}/support`, async ({ request }) => {
      received = await request.json();
      return HttpResponse.json({ number: 42, case_id: caseId });
    }),
  );
  const platform = openForm();
  await userEvent.type(screen.getByLabelText('Сообщение'), 'Где отчёт?');
  await send();
  expect((await screen.findByRole('status')).textContent).toContain('№\u00a042');
  expect(received).toEqual({
    name: 'Тестов Иван',
    email: 'testov@example.com',
    text: 'Где отчёт?',
    page: `${location.origin}/`,
  });
  expect(screen.getByRole('link', { name: 'Открыть обращение' }).getAttribute('href')).toBe(
    `/user/cases/${caseId}/`,
  );
  expect(platform.trackedEvents).toEqual([{ name: 'support_request_sent' }]);
});

test('a guest fills in every field of the support form and gives consent', async () => {
  renderWithPlatform(<SupportDialog onClose={() => undefined} />, { platform: createTestPlatform() });
  await send();
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(3);
  expect(screen.getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
});

test('a support request that could not be sent says so and keeps the input', async () => {
  server.use(http.post(`${testApiUrl}/support`, () => HttpResponse.error()));
  openForm();
  await userEvent.type(screen.getByLabelText('Сообщение'), 'Где отчёт?');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Обращение не отправлено');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toBe('Где отчёт?');
});
