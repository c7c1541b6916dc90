import type { Operation } from '../source/source.ts';
import { numberOf } from '../market/answers.ts';
import type { MarketDesk } from '../market/desk.ts';
import { dayAt, yesterday } from '../market/days.domain.ts';
import { readSpan, salesBetween } from '../market/sales.domain.ts';
import { supplierError } from './errors.ts';

const ROWS = 1000;

/** Registered sales of flats by day, as the supplier collects them. */
export const registeredSalesOperation = (desk: MarketDesk, now: () => Date): Operation => ({
  name: 'registered_sales',
  title: 'Зарегистрированные сделки',
  method: 'GET',
  path: '/registered_sales',
  subjects: ({ query }) => [query['since']],
  handle: ({ query }) => {
    const cursor = query['cursor'] === undefined ? 0 : numberOf(query['cursor']);
    const span = readSpan(query);
    if (typeof span === 'string') return supplierError(422, undefined, span);
    if (Number.isNaN(cursor)) return supplierError(422, undefined, 'cursor');
    const found = salesBetween(desk.grown(), span, dayAt(now()) - 1);
    const end = cursor + ROWS;
    return {
      body: {
        asked: { since: query['since'] ?? null, until: query['until'] ?? null, cursor },
        actual_on: yesterday(now()),
        total: found.length,
        next_cursor: end < found.length ? end : null,
        sales: found.slice(cursor, end).map(({ row }) => row()),
      },
    };
  },
});
