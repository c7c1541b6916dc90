import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { Source } from '#platform/outbound/source.ts';
import { aboutWhom } from '../agreement.domain.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading } from '../read-answer.ts';

const dateSchema = z.string().refine(isIsoDate);

/** The supplier's format; the protocol is described in the sandbox's README. */
const answerSchema = z.object({
  building: z.object({ address: z.string().min(1), cadastral_number: z.string().nullish() }),
  actual_on: dateSchema.nullish(),
  /** The question as the supplier understood it. */
  asked: z.record(z.string(), z.unknown()).nullish(),
  /** How many sales it knows. */
  total: z.int().min(0).nullish(),
  sales: z.array(
    z.object({
      registered_on: dateSchema,
      rooms: z.int().min(0).nullish(),
      area: z.number().positive(),
      floor: z.int().nullish(),
      price: z.number().positive(),
      kind: z.enum(['deal', 'listing']),
    }),
  ),
});
/** A 404 from anything in between is no answer about a building. */
const unknownBuildingSchema = z.object({ error: z.object({ code: z.literal('building_not_found') }) });

export type BuildingSales = Pick<z.output<typeof answerSchema>, 'building' | 'sales'>;

export const salesTitle = 'Поставщик данных о сделках с недвижимостью';
const NAME = 'sales';
const TIMEOUT_MS = 8000;

/** Sales of flats in the building an address or a cadastral number belongs to. */
export function createSales(
  { url, key }: RegistersConfig['sales'],
  gateOptions: Partial<GateOptions> = {},
): Source<string, BuildingSales> {
  const gate = createGate({ perSecond: 5, ...gateOptions });
  return {
    async check(query, signal) {
      const answer = await gate.read({
        url: `${url}/building_sales?query=${encodeURIComponent(query)}`,
        headers: { authorization: `Bearer ${key}` },
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      return readAnswer<BuildingSales>(NAME, answer, [
        reply(200, answerSchema, (body) => meaningOf(query, body)),
        reply(404, unknownBuildingSchema, () => unknownBuilding),
      ]);
    },
  };
}

const meaningOf = (
  query: string,
  { building, sales, actual_on: actualOn, asked, total }: z.output<typeof answerSchema>,
): Reading<BuildingSales> => ({
  kind: 'reading',
  data: { building, sales },
  about: aboutWhom({ query }, asked),
  records: { received: sales.length, stated: total ?? null },
  source: salesTitle,
  sourceDate: actualOn ?? null,
});

const unknownBuilding: Reading<BuildingSales> = {
  kind: 'reading',
  data: null,
  about: 'unsayable',
  records: { received: 0, stated: null },
  source: salesTitle,
  sourceDate: null,
};
