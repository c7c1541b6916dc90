import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { malformed, readJson } from '../read-json.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { Answer, Source } from '#platform/outbound/source.ts';

const dateSchema = z.string().refine(isIsoDate);

/** The supplier's format; the protocol is described in the sandbox's README. */
const answerSchema = z.object({
  building: z.object({ address: z.string().min(1), cadastral_number: z.string().nullish() }),
  actual_on: dateSchema.nullish(),
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

export type BuildingSales = Pick<z.output<typeof answerSchema>, 'building' | 'sales'>;

export const salesTitle = 'Поставщик данных о сделках с недвижимостью';
const TIMEOUT_MS = 8000;

/** Sales of flats in the building an address or a cadastral number belongs to. */
export function createSales(
  { url, key }: RegistersConfig['sales'],
  gateOptions: Partial<GateOptions> = {},
): Source<string, BuildingSales> {
  const gate = createGate({ perSecond: 5, ...gateOptions });
  return {
    async check(query, signal): Promise<Answer<BuildingSales>> {
      const answer = await gate.read({
        url: `${url}/building_sales?query=${encodeURIComponent(query)}`,
        headers: { authorization: `Bearer ${key}` },
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      const read = readJson('sales', answer, [404]);
      if ('kind' in read) return read;
      if (read.status === 404 && isUnknownBuilding(read.json)) {
        return { kind: 'nothing_found', source: salesTitle, sourceDate: null };
      }
      if (read.status !== 200) return unavailable(`sales: status ${read.status}`);
      const parsed = answerSchema.safeParse(read.json);
      if (!parsed.success) return malformed('sales', 'strange');
      const { building, sales, actual_on } = parsed.data;
      return { kind: 'found', data: { building, sales }, source: salesTitle, sourceDate: actual_on ?? null };
    },
  };
}

/** A 404 from anything in between is no answer about a building. */
const unknownBuilding = z.object({ error: z.object({ code: z.literal('building_not_found') }) });
const isUnknownBuilding = (body: unknown): boolean => unknownBuilding.safeParse(body).success;
