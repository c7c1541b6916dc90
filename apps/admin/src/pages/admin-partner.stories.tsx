import type { PartnerPage } from '@proverka/contract/desk-partners';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../controls/on-desk.tsx';
import { exampleProposal } from '../features/money-approvals/entries.fixtures.ts';
import { examplePartners } from '../features/partners-list/partners.fixtures.ts';
import { examplePayout } from '../features/payouts-desk/payouts.fixtures.ts';
import { Component } from './admin-partner-page.tsx';

const meta = preview.meta({ title: 'Desk/Partner', component: Component, decorators: [onDesk, onStage] });
const [partner] = examplePartners(1);
const id = partner?.person_id ?? '';
const customers = {
  customers: [
    {
      person_id: '0192f0c1-0000-7000-8000-000000000c01',
      email: 'o***@example.com',
      created_date: '2026-11-20T09:00:00.000Z',
      paid_orders: 3,
      spent: 4997,
      reward: 5000,
    },
  ],
  next: null,
  total: { count: 1, is_more: false },
};

const answering = (page: object, brought: object = customers) => ({
  parameters: stage({
    visitor: testSession,
    pattern: '/admin/partners/:id/',
    url: `/admin/partners/${id}/`,
    answers: {
      [`GET /admin/partners/${id}`]: page,
      [`POST /admin/partners/${id}/customers`]: brought,
    },
  }),
});
const shown = (more: Partial<PartnerPage> = {}) =>
  answering({ partner, payouts: [], proposals: [], approval_above: 10_000, ...more });

export const Owed = meta.story(shown());
export const WaitsForSecond = meta.story(
  shown({
    proposals: [{ ...exampleProposal, kind: 'partner_payout' }],
    payouts: [{ ...examplePayout, kind: 'partner_payout' }],
  }),
);
export const NothingOwed = meta.story({
  ...answering(
    { partner: { ...partner, owed: 0 }, payouts: [], proposals: [], approval_above: 10_000 },
    { customers: [], next: null, total: { count: 0, is_more: false } },
  ),
});
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
