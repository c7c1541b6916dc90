import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { Gate } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { aboutWhom } from '../agreement.domain.ts';
import type { CheckAnswer } from '../check-answer.ts';
import { noAnswer } from '../no-answer.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading, Reply } from '../read-answer.ts';
import { malformed } from '../read-json.ts';
import { withoutRepeats } from '../repeats.domain.ts';

interface CarAdvertsOptions {
  readonly url: string;
  readonly key: string;
}

interface CarAdvertsQuestion {
  /** Make and model as the register of vehicles writes them. */
  readonly vehicle: string;
  readonly year: number;
  /** How many years older or newer the car of an advert may be. */
  readonly years: number;
  /** The day since which an advert has to have been on sale. */
  readonly seenSince: string;
}

const short = z.string().max(60);
const day = z.string().refine(isIsoDate);

/** As people write adverts: numbers may be absurd, and what is odd is left out when cars are compared. */
const carAdvertSchema = z.object({
  id: z.int(),
  id_model: z.int(),
  generation: short.nullish(),
  year: z.number(),
  mileage: z.number().nullish(),
  engine_cm3: z.number().nullish(),
  transmission: short.nullish(),
  steering: short,
  condition: short,
  seller: short,
  region: short.nullish(),
  city: short.nullish(),
  price: z.number(),
  price_terms: short,
  vin_tail: short.nullish(),
  colour: short.nullish(),
  first_seen: day,
  last_seen: day,
  state: short,
});
export type CarAdvert = z.infer<typeof carAdvertSchema>;

export interface CarMarket {
  /** Of the car that was asked about; null where its year leaves several. */
  readonly generation: string | null;
  /** Of more than an answer holds those nearest in year. */
  readonly adverts: readonly CarAdvert[];
}

/** Adverts of used cars of one model; its protocol is described in the sandbox (`car-adverts/protocol.md`). */
export interface CarAdverts {
  readonly similar: (question: CarAdvertsQuestion, signal: AbortSignal) => Promise<CheckAnswer<CarMarket>>;
}

const NAME = 'car adverts';
const TITLE = 'Объявления о продаже автомобилей';
const TIMEOUT_MS = 10_000;
/** As many adverts the protocol has in an answer. */
const MOST = 300;

const pageSchema = z.object({
  asked: z.record(z.string(), z.unknown()),
  actual_on: day,
  model: z.object({ id: z.int() }),
  generation: short.nullable(),
  total: z.int().min(0),
  adverts: z.array(carAdvertSchema).max(MOST),
});
const unknownSchema = z.object({ error: z.object({ code: z.literal('model_not_found') }) });
const rejectedSchema = z.object({ error: z.object({ code: z.string() }) });

export function createCarAdverts({ url, key }: CarAdvertsOptions, gate: Gate): CarAdverts {
  return {
    async similar({ vehicle, year, years, seenSince }, signal) {
      const question = { vehicle, year, years, seen_since: seenSince };
      const answer = await gate.read({
        url: `${url}/similar`,
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(question),
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      return readAnswer(NAME, answer, repliesTo(question));
    },
  };
}

const repliesTo = (
  question: Readonly<Record<string, unknown>>,
): readonly Reply<Reading<CarMarket> | Unavailable>[] => [
  reply(200, pageSchema, (page) => meaningOf(question, page)),
  reply(404, unknownSchema, () => ({
    kind: 'reading' as const,
    data: null,
    about: 'unsayable' as const,
    records: { received: 0, stated: null },
    source: TITLE,
    sourceDate: null,
  })),
  reply(422, rejectedSchema, () => ({ ...noAnswer(NAME, 'rejected'), retryable: false })),
];

/** Every advert is of the model that was found; without adverts of it there is nothing. */
function meaningOf(
  question: Readonly<Record<string, unknown>>,
  { asked, actual_on: actualOn, model, generation, total, adverts }: z.output<typeof pageSchema>,
): Reading<CarMarket> | Unavailable {
  if (adverts.some(({ id_model: id }) => id !== model.id)) return malformed(NAME, 'strangers');
  const about = aboutWhom(question, asked);
  return {
    kind: 'reading',
    data: adverts.length === 0 ? null : { generation, adverts: withoutRepeats(adverts) },
    about: about === 'unsayable' ? 'unsaid' : about,
    records: { received: adverts.length, stated: Math.min(total, MOST) },
    source: TITLE,
    sourceDate: actualOn,
  };
}
