import { parseVin } from '@proverka/validation/vin';
import { z } from 'zod';
import type { CheckAnswer } from '../check-answer.ts';
import type { Gate } from '#platform/outbound/gate.ts';
import type { Defect } from '../read-json.ts';
import { malformed, readJson, withoutRepeatsInside } from '../read-json.ts';
import { unavailable } from '#platform/outbound/source.ts';

export interface VehicleOptions {
  readonly url: string;
  readonly key: string;
}

/** A car as identified by the traffic police: cars made for Japan have a body number instead of a VIN. */
export type KnownCar = { readonly vin: string } | { readonly body_number: string };

type VehicleBlock = 'history' | 'dtp' | 'wanted' | 'restrict' | 'diagnostic';

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
/** A status in the body: the captcha was not solved, so a retry helps. */
const CAPTCHA = 201;
const OK = 200;
/** The register does not know the car, or has no such record of it. */
const NOT_FOUND = 404;

const envelopeSchema = z.object({
  status: z.int(),
  requestTime: z.string().max(40).nullish(),
  /** The VIN the answer is about: the one that was asked for. */
  vin: z.string().max(100).nullish(),
  /** Missing in a captcha response. */
  RequestResult: z.unknown().optional(),
});

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
      const name = `vehicle ${block}`;
      const read = readJson(name, answer);
      if ('kind' in read) return read;
      if (read.status !== 200) return unavailable(`${name}: status ${read.status}`);
      const envelope = envelopeSchema.safeParse(read.json);
      if (!envelope.success) return malformed(name, 'strange');
      const { status, requestTime, RequestResult: content, vin } = envelope.data;
      if (status === CAPTCHA) return unavailable(`${name}: captcha`);
      if (status !== OK && status !== NOT_FOUND) return unavailable(`${name}: status ${status} in the body`);
      if (isAboutAnother(car, vin)) return malformed(name, 'strangers');
      const origin = { source: vehicleTitle, sourceDate: dayOf(requestTime ?? '') };
      if (status === NOT_FOUND) {
        return content === null || content === undefined
          ? { kind: 'nothing_found', ...origin }
          : malformed(name, 'strange');
      }
      const trouble = troubleOf(content);
      if (trouble !== null) return malformed(name, trouble);
      const parsed = result.safeParse(withoutRepeatsInside(content));
      return parsed.success ? { kind: 'found', data: parsed.data, ...origin } : malformed(name, 'strange');
    },
  };
}

/** The answer about a car with a body number only may lack a VIN. */
function isAboutAnother(car: KnownCar, answered: string | null | undefined): boolean {
  if (!('vin' in car) || !answered) return false;
  return parseVin(answered) !== parseVin(car.vin);
}

/** How blocks report errors: each has some of these fields, and an empty list may be an error's. */
const reportSchema = z.object({
  error: z.unknown().optional(),
  errorDescription: z.string().nullish(),
  statusCode: z.int().nullish(),
  status: z.string().nullish(),
  count: z.int().nullish(),
  records: z.array(z.unknown()).nullish(),
});

function troubleOf(content: unknown): Defect | null {
  const report = reportSchema.safeParse(content);
  if (!report.success) return 'strange';
  const { error, errorDescription, statusCode, status, count, records } = report.data;
  const isWell = !error && !errorDescription && (statusCode ?? 1) === 1 && (status ?? 'OK') === 'OK';
  if (!isWell) return 'strange';
  return records && count !== null && count !== undefined && count !== records.length ? 'broken' : null;
}

/** «15.05.2022 18:30» → ISO date. */
function dayOf(text: string): string | null {
  const [found, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? [];
  return found === undefined ? null : `${year}-${month}-${day}`;
}
