import { parseVin } from '@proverka/validation/vin';
import { z } from 'zod';
import type { Reading } from '../read-answer.ts';

/** A car as identified by the traffic police: cars made for Japan have a body number instead of a VIN. */
export type KnownCar = { readonly vin: string } | { readonly body_number: string };

export type VehicleBlock = 'history' | 'dtp' | 'wanted' | 'restrict' | 'diagnostic';

const record = z.record(z.string(), z.unknown());
const listSchema = z.array(record).max(2000);

/** How blocks report how they are: each has some of these fields, and an empty list may be an error's. */
export const blockSchema = z.looseObject({
  error: z.unknown().optional(),
  errorDescription: z.string().nullish(),
  statusCode: z.int().nullish(),
  status: z.string().nullish(),
  count: z.int().nullish(),
});
export type Block = z.infer<typeof blockSchema>;

export const hasError = ({ error, errorDescription, statusCode, status }: Block): boolean =>
  Boolean(error) || Boolean(errorDescription) || (statusCode ?? 1) !== 1 || (status ?? 'OK') !== 'OK';

/** The block says itself that it is well: an empty list without that is no answer. */
const isWell = ({ error, statusCode, status }: Block): boolean =>
  error === 0 || statusCode === 1 || status === 'OK';

const lists = {
  dtp: 'Accidents',
  wanted: 'records',
  restrict: 'records',
  diagnostic: 'diagnosticCards',
} as const satisfies Partial<Record<VehicleBlock, string>>;

/** The records of a block, `null` when there is no list where one belongs. The history is one record. */
export function recordsOf(block: VehicleBlock, content: Block): readonly z.infer<typeof record>[] | null {
  if (block === 'history') return [content];
  const list = listSchema.safeParse(content[lists[block]]);
  if (!list.success) return null;
  return list.data.length > 0 || isWell(content) ? list.data : null;
}

const numberFields = ['vin', 'tsVIN', 'tsKuzov', 'body', 'vehicle_vin', 'vehicle_body_number', 'bodyNumber'];

/** Whether the records are about the car. Some name no car, and providers may cover a part of a number. */
export function areAbout(car: KnownCar, records: readonly z.infer<typeof record>[]): boolean {
  if (!('vin' in car)) return true;
  return records.every((one) => {
    const vehicle = record.safeParse(one['vehicle']);
    const fields = vehicle.success ? { ...one, ...vehicle.data } : one;
    const vins = numberFields.flatMap((name) => vinOf(fields[name]) ?? []);
    return vins.length === 0 || vins.includes(parseVin(car.vin) ?? '');
  });
}

const vinOf = (value: unknown): string | null => (typeof value === 'string' ? parseVin(value) : null);

/** Whom the envelope says it is about: it repeats the VIN or the body number that was asked for. */
export function aboutCar(car: KnownCar, answered: string | null | undefined): Reading<unknown>['about'] {
  const said = answered?.trim() ?? '';
  if ('vin' in car) {
    if (said === '') return 'unsaid';
    return parseVin(said) === parseVin(car.vin) ? 'asked' : 'another';
  }
  if (said === '') return 'unsayable';
  return bare(said) === bare(car.body_number) ? 'asked' : 'another';
}

const bare = (number: string): string => number.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
