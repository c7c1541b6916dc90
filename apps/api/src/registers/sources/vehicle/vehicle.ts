import { parseDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { CheckAnswer, Unsettled } from '../check-answer.ts';
import type { Gate } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { noAnswer, noAnswerBy } from '../no-answer.ts';
import { readAnswer, reply } from '../read-answer.ts';
import type { Reading, Reply } from '../read-answer.ts';
import { malformed } from '../read-json.ts';
import { withoutRepeatsInside } from '../repeats.domain.ts';
import { aboutCar, areAbout, blockSchema, hasError, recordsOf } from './blocks.domain.ts';
import type { Block, KnownCar, VehicleBlock } from './blocks.domain.ts';
import { inFormerWords } from './register.domain.ts';

export interface VehicleOptions {
  readonly url: string;
  readonly key: string;
}

/** The five checks of the traffic police by VIN, through a provider that passes their answers on unchanged. */
export interface Vehicle {
  readonly check: <Result>(
    block: VehicleBlock,
    car: KnownCar,
    result: z.ZodType<Result>,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<Result>>;
}

const vehicleTitle = 'Госавтоинспекция МВД России';
const TIMEOUT_MS = 10_000;

// Statuses in the body; the HTTP status is always 200.
const CAPTCHA = 201;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

const common = {
  requestTime: z.string().max(40).nullish(),
  /** The VIN or the body number that was asked for. */
  vin: z.string().max(100).nullish(),
};
const captchaSchema = z.union([
  z.object({ status: z.literal(CAPTCHA) }),
  z.object({ code: z.literal(CAPTCHA) }),
]);
const closedSchema = z.object({ ...common, status: z.literal(FORBIDDEN), vin: z.string().min(1) });
const notFoundSchema = z.object({
  ...common,
  status: z.literal(NOT_FOUND),
  RequestResult: z.null().optional(),
});
const foundSchema = z.object({ ...common, status: z.literal(200), RequestResult: blockSchema });
const otherSchema = z.object({ status: z.int() });

export function createVehicle({ url, key }: VehicleOptions, gate: Gate): Vehicle {
  return {
    async check(block, car, result, signal) {
      const answer = await gate.read({
        url: `${url}/vehicle/${block}`,
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(car),
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      return readAnswer(`vehicle ${block}`, answer, repliesTo(block, car, result));
    },
  };
}

function repliesTo<Result>(
  block: VehicleBlock,
  car: KnownCar,
  result: z.ZodType<Result>,
): readonly Reply<Reading<Result> | Unsettled>[] {
  const name = `vehicle ${block}`;
  const origin = (requestTime: string | null | undefined) => ({
    kind: 'reading' as const,
    source: vehicleTitle,
    sourceDate: parseDate((requestTime ?? '').slice(0, 10)),
  });
  return [
    reply(200, captchaSchema, () => noAnswer(name, 'captcha')),
    reply(200, closedSchema, () => closed(name)),
    reply(200, notFoundSchema, ({ vin, requestTime }) => ({
      ...origin(requestTime),
      data: null,
      about: aboutCar(car, vin),
      records: { received: 0, stated: null },
    })),
    reply(200, foundSchema, ({ vin, requestTime, RequestResult: content }) => {
      const read = readBlock(name, block, car, content, result);
      return 'kind' in read ? read : { ...origin(requestTime), about: aboutCar(car, vin), ...read };
    }),
    reply(200, otherSchema, ({ status }) =>
      status === 200 || status === NOT_FOUND ? malformed(name, 'strange') : noAnswerBy(name, status),
    ),
  ];
}

/** The service tells nothing about some cars, whoever asks. */
const closed = (name: string): Unavailable => ({
  kind: 'unavailable',
  retryable: false,
  reason: `${name}: closed`,
  words: 'Источник не раскрывает сведений об этом автомобиле.',
});

function readBlock<Result>(
  name: string,
  block: VehicleBlock,
  car: KnownCar,
  content: Block,
  result: z.ZodType<Result>,
): Pick<Reading<Result>, 'data' | 'records'> | Unavailable {
  if (hasError(content)) return noAnswer(name, 'failed', 'an error in the block');
  const records = recordsOf(block, content);
  if (records === null) return malformed(name, 'strange');
  if (!areAbout(car, records)) return malformed(name, 'strangers');
  const counts = { received: records.length, stated: content.count ?? null };
  const former = block === 'history' ? inFormerWords(content) : content;
  if (former === null || records.length === 0) return { data: null, records: counts };
  const parsed = result.safeParse(withoutRepeatsInside(former));
  return parsed.success ? { data: parsed.data, records: counts } : malformed(name, 'strange');
}
