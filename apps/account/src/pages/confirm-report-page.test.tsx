import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import * as page from './confirm-report-page.tsx';

const server = startTestServer();

const hash = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9';
const open = (number: string) => renderPage(page, '/confirm/:number/', { url: `/confirm/${number}/` });

function serve() {
  const asked: string[] = [];
  server.use(
    http.get(`${testApiUrl}/confirm/:number`, ({ params }) => {
      asked.push(String(params['number']));
      return HttpResponse.json({
        number: params['number'],
        product_name_ru: 'Выписка об объекте: собственники и обременения',
        completed_at: '2026-11-20T09:47:30.000Z',
        hash,
      });
    }),
  );
  return asked;
}

test('a printed report is confirmed by number, product, time and hash, without personal data', async () => {
  serve();
  const { head, container } = await open('7K3M-9QDT-XW2P');
  const words = textOf(container);
  expect(words).toContain('Отчёт № 7K3M-9QDT-XW2P');
  expect(words).toContain('Выписка об объекте');
  expect(words).toContain('20.11.2026 в 12:47 (МСК)');
  expect(words).toContain(hash);
  expect(head()?.title).toBe('Подтверждение отчёта № 7K3M-9QDT-XW2P');
});

test('the confirmation page says what it confirms and what it does not', async () => {
  serve();
  await open('7K3M-9QDT-XW2P');
  expect(screen.getByRole('heading', { name: 'Что это подтверждает' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Чего это не подтверждает' })).toBeTruthy();
});

test('a report number may be typed in any letter case and with spaces', async () => {
  const asked = serve();
  await open('7k3m-9qdt-xw2p%20');
  expect(asked).toEqual(['7K3M-9QDT-XW2P']);
});

test('an unknown report number is a 404', async () => {
  server.use(
    http.get(`${testApiUrl}/confirm/:number`, () => refusal(404, 'report_not_found', 'Отчёт не найден')),
  );
  await open('AAAA-AAAA-AAAA');
  expect(screen.getByRole('alert').textContent).toBe('404');
});
