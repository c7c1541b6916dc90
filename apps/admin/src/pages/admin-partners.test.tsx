import type { PartnerPage } from '@proverka/contract/desk-partners';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleProposal } from '../features/money-approvals/entries.fixtures.ts';
import { examplePartners } from '../features/partners-list/partners.fixtures.ts';
import { examplePayout } from '../features/payouts-desk/payouts.fixtures.ts';
import * as partnerPage from './admin-partner-page.tsx';
import * as listPage from './admin-partners-page.tsx';

const server = startTestServer(http.get(`${testApiUrl}/admin/views`, () => HttpResponse.json({ views: [] })));
const user = userEvent.setup();
const platform = () => createTestPlatform({ visitor: testSession });
const [partner] = examplePartners(1) as [PartnerPage['partner']];
const url = `/admin/partners/${partner.person_id}/`;

test('the list of partners goes by what is owed, and leads to each', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(`${testApiUrl}/admin/partners`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        partners: examplePartners(3),
        next: null,
        total: { count: 3, is_more: false },
      });
    }),
  );
  await renderPage(listPage, '/admin/partners/', {
    platform: platform(),
    url: '/admin/partners/?owed_from=100',
  });
  const link = await screen.findByRole('link', { name: /Тестов.Иван.1/ });
  expect(link.getAttribute('href')).toBe(url);
  expect(asked[0]).toMatchObject({ sort: 'owed', is_ascending: false, owed_from: 100 });
});

let page: PartnerPage;
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  page = { partner, payouts: [], proposals: [], approval_above: 10_000 };
  sent = [];
});

async function openPartner() {
  const take = async ({ request }: { request: Request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json().catch(() => null) });
    return HttpResponse.json({ proposal: exampleProposal });
  };
  server.use(
    http.get(`${testApiUrl}/admin/partners/:id`, () => HttpResponse.json(page)),
    http.post(`${testApiUrl}/admin/partners/:id/customers`, () =>
      HttpResponse.json({ customers: [], next: null, total: { count: 0, is_more: false } }),
    ),
    http.post(`${testApiUrl}/admin/partner/withdraw`, take),
    http.post(`${testApiUrl}/admin/money/proposals/:id/:act`, take),
  );
  await renderPage(partnerPage, '/admin/partners/:id/', { platform: platform(), url });
  return screen.findByRole('region', { name: 'Партнёр' });
}

describe('a partner', () => {
  test('what is owed, on its way and paid stands first, then payouts and customers', async () => {
    page = { ...page, payouts: [{ ...examplePayout, kind: 'partner_payout', state: 'in_file' }] };
    const facts = await openPartner();
    expect(textOf(facts)).toMatch(/Должны15.000.*В банке, ждёт выписки5.000.*Выплачено5.000/);
    expect(screen.getByText('Ждёт выписки')).toBeTruthy();
    expect(await screen.findByText('Пока никого')).toBeTruthy();
  });

  test('no more than is owed is asked for, and a large sum goes to a second person', async () => {
    await openPartner();
    const form = screen.getByRole('form', { name: 'Отправить деньги на счёт' });
    const type = (label: string, text: string) => user.type(within(form).getByLabelText(label), text);
    await type('Сумма, ₽', '15001');
    await type('Причина', 'По договору');
    await type('Документ', 'Заявление от 20.11.2026');
    await type('Получатель', 'Тестов Иван Петрович');
    await type('Расчётный счёт', '40817810700000000001');
    await type('БИК', '044525225');
    await type('Банк', 'АО «Банк Пример»');
    await user.click(within(form).getByRole('button', { name: 'Отправить на подтверждение' }));
    expect(within(form).getByText(/Партнёру должны 15.000/)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.clear(within(form).getByLabelText('Сумма, ₽'));
    await type('Сумма, ₽', '12000');
    await user.click(within(form).getByRole('button', { name: 'Отправить на подтверждение' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { path: '/admin/partner/withdraw', body: { email: partner.email, amount: 12_000 } },
      ]),
    );
  });

  test('what waits for a second person is approved here', async () => {
    page = { ...page, proposals: [{ ...exampleProposal, kind: 'partner_payout' }] };
    await openPartner();
    await user.click(screen.getByRole('button', { name: /Подтвердить/ }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          path: `/admin/money/proposals/${exampleProposal.proposal_id}/approve`,
          body: { arguments_hash: exampleProposal.arguments_hash },
        },
      ]),
    );
  });

  test('without a debt nothing is offered', async () => {
    page = { ...page, partner: { ...partner, owed: 0 } };
    await openPartner();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText(/Выплачивать.нечего/)).toBeTruthy();
  });

  test('an account that is not there says so', async () => {
    server.use(
      http.get(`${testApiUrl}/admin/partners/:id`, () =>
        refusal(404, 'person_not_found', 'Человек не найден'),
      ),
    );
    await renderPage(partnerPage, '/admin/partners/:id/', { platform: platform(), url });
    expect(await screen.findByText('Такого аккаунта нет')).toBeTruthy();
  });
});
