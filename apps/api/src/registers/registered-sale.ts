import { flatConditions, houseKinds } from '@proverka/contract/advert';
import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';

const dateSchema = z.string().refine(isIsoDate);
const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform(orNull);
const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);

/** A registered sale as the supplier tells of it. Absurd prices and areas are let in: they are set aside with a reason where they are kept. */
export const registeredSaleSchema = z.object({
  id: z.string().min(1).max(100),
  registered_on: dateSchema,
  kad_number: maybe(z.string().max(40)),
  id_dom: maybe(z.int()),
  id_district: z.int(),
  id_city: z.int(),
  object_type: z.enum(['flat', 'apartments']),
  rooms: maybe(z.int().min(0).max(50)),
  area: z.number().min(0).max(1_000_000),
  floor: maybe(z.int().min(-1000).max(1000)),
  floors: maybe(z.int().min(-1000).max(1000)),
  house_kind: maybe(z.enum(houseKinds)),
  year_built: maybe(z.int().min(0).max(9999)),
  condition: maybe(z.enum(flatConditions)),
  ceiling: maybe(z.number().min(0).max(1000)),
  coords: maybe(z.tuple([longitude, latitude])),
  price: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type RegisteredSale = z.output<typeof registeredSaleSchema>;
