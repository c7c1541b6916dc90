import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { registeredSaleSchema } from '../../registered-sale.ts';
import type { RegisteredSale } from '../../registered-sale.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { Source } from '#platform/outbound/source.ts';
import { aboutWhom } from '../agreement.domain.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading } from '../read-answer.ts';
import { salesTitle } from './sales.ts';

const pageSchema = z.object({
  asked: z.record(z.string(), z.unknown()),
  actual_on: z.string().refine(isIsoDate),
  total: z.int().min(0),
  next_cursor: z.int().min(1).nullable(),
  sales: z.array(registeredSaleSchema).max(5000),
});

/** Sales from a day on, one page of them. */
export interface RegisteredSalesQuery {
  /** ISO; without it from the first known day. */
  readonly since: string | null;
  readonly cursor: number;
}

export interface RegisteredSalesPage {
  readonly sales: readonly RegisteredSale[];
  readonly nextCursor: number | null;
}

const NAME = 'sales';
const TIMEOUT_MS = 20_000;

/** All registered sales of flats the supplier knows, by the day of registration, the oldest first. */
export function createRegisteredSales(
  { url, key }: RegistersConfig['sales'],
  gateOptions: Partial<GateOptions> = {},
): Source<RegisteredSalesQuery, RegisteredSalesPage> {
  const gate = createGate({ perSecond: 5, ...gateOptions });
  return {
    async check({ since, cursor }, signal) {
      const query = new URLSearchParams({ ...(since !== null && { since }), cursor: String(cursor) });
      const answer = await gate.read({
        url: `${url}/registered_sales?${query.toString()}`,
        headers: { authorization: `Bearer ${key}` },
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      return readAnswer<RegisteredSalesPage>(NAME, answer, [
        reply(200, pageSchema, (body) => meaningOf({ since, cursor }, body)),
      ]);
    },
  };
}

/** The last page has to end where the supplier says that the list ends. */
function meaningOf(
  { since, cursor }: RegisteredSalesQuery,
  { asked, actual_on: actualOn, total, next_cursor: nextCursor, sales }: z.output<typeof pageSchema>,
): Reading<RegisteredSalesPage> {
  const isPlaced = nextCursor === null || nextCursor === cursor + sales.length;
  return {
    kind: 'reading',
    data: { sales, nextCursor },
    about: isPlaced ? aboutWhom({ since, cursor }, asked) : 'another',
    records: {
      received: cursor + sales.length,
      stated: nextCursor === null ? Math.max(total, cursor) : null,
    },
    source: salesTitle,
    sourceDate: actualOn,
  };
}
