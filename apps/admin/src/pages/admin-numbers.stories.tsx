import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import {
  earlierTotals,
  exampleCustomers,
  exampleDays,
  exampleMetrics,
  exampleProducts,
  exampleSources,
  exampleTotals,
  exampleTraffic,
  noTotals,
} from '../features/numbers/numbers.fixtures.ts';
import { Component } from './admin-numbers-page.tsx';

const meta = preview.meta({ title: 'Desk/Numbers', component: Component, decorators: [onStage] });
const visitor = {
  ...testSession,
  staff: { roles: [], grants: ['numbers' as const, 'orders' as const, 'money' as const, 'cases' as const] },
};
const all = {
  'GET /admin/metrics': exampleMetrics,
  'GET /admin/stats': { totals: exampleTotals, before: earlierTotals },
  'GET /admin/stats_graphic': { days: exampleDays(30) },
  'GET /admin/products_sum': { products: exampleProducts },
  'GET /admin/source': { traffic: exampleTraffic, sources: exampleSources },
  'GET /admin/top_donators': { people: exampleCustomers },
};
const period = 'date_from=2026-10-29&date_to=2026-11-27';
const on = (part: string, answers: object = {}) => ({
  parameters: stage({
    visitor,
    url: `/admin/numbers/?part=${part}&${period}`,
    answers: { ...all, ...answers },
  }),
});

export const Totals = meta.story(on('totals'));
export const Days = meta.story(on('days', { 'GET /admin/stats_graphic': { days: exampleDays(7) } }));
export const Products = meta.story(on('products'));
export const Sources = meta.story(on('sources'));
export const Customers = meta.story(on('customers'));
export const Nothing = meta.story(
  on('totals', { 'GET /admin/stats': { totals: noTotals, before: noTotals } }),
);
export const Failed = meta.story(
  on('totals', { 'GET /admin/stats': refusal(503, 'Сервис временно недоступен') }),
);
export const PeriodTooLong = meta.story(
  on('products', { 'GET /admin/products_sum': refusal(400, 'Выберите период не длиннее года') }),
);
export const Waiting = meta.story({
  parameters: stage({ visitor, url: `/admin/numbers/?${period}` }),
});
