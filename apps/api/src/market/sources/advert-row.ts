import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';
import { advertObjectTypes, flatConditions, houseKinds } from '@proverka/contract/advert';

const day = z.string().refine(isIsoDate);
const amount = z.number().nullish().catch(null);

/**
 * An advert as the host sends it. Only what makes it an advert has to be right here; whether prices, areas and places can be
 * believed is judged by `reading/judge-advert.domain.ts`, which sees the values as they came.
 */
const advertRowSchema = z.object({
  id: z.int().min(1).max(2_000_000_000),
  kad_number: z.string().nullish().catch(null),
  address: z.string(),
  fields: z.object({
    object_type: z.enum(advertObjectTypes),
    title: z.string().catch(''),
    description: z.string().catch(''),
    price: z.number(),
    price_history: z.array(z.object({ on: day, price: z.number() })).catch([]),
    rooms: amount,
    area: z.number(),
    kitchen_area: amount,
    floor: amount,
    floors: amount,
    house_kind: z.enum(houseKinds).nullish().catch(null),
    year_built: amount,
    condition: z.enum(flatConditions).nullish().catch(null),
    ceiling: amount,
    balcony: z.boolean().nullish().catch(null),
    published_on: day,
    updated_on: day.nullish().catch(null),
    removed_on: day.nullish(),
    id_site: z.int().min(1).max(15),
    url: z.string().catch(''),
    id_city: z.int().min(1).max(30_000),
    city: z.string(),
    id_district: z.int().min(1).max(2_000_000_000),
    district: z.string(),
    id_dom: z.int().min(1).max(2_000_000_000).nullish().catch(null),
    street: z.string(),
    house: z.string().nullish().catch(null),
    coords: z.tuple([z.number(), z.number()]).nullish().catch(null),
    contact: z
      .object({
        kind: z.enum(['owner', 'agency']).nullish().catch(null),
        phone: z.string().nullish().catch(null),
      })
      .nullish()
      .catch(null),
    photos: z.array(z.object({ url: z.string(), hash: z.string().nullish().catch(null) })).catch([]),
  }),
});
export type AdvertRow = z.output<typeof advertRowSchema>;

/** Rows that are adverts, and how many of the page are none. */
export interface ReadRows {
  readonly rows: readonly AdvertRow[];
  readonly unreadable: number;
}

/** One broken row does not cost the others of its page. */
export function readRows(list: readonly unknown[]): ReadRows {
  const rows = list.flatMap((one) => {
    const parsed = advertRowSchema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  return { rows, unreadable: list.length - rows.length };
}
