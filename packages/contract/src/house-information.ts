import { z } from 'zod';
import { houseKinds } from './advert.ts';
import type { Endpoints } from './endpoint.ts';

export const houseSchema = z.object({
  id_dom: z.int(),
  kad_number: z.string().nullable(),
  address: z.string(),
  id_city: z.int(),
  city: z.string(),
  id_district: z.int(),
  district: z.string(),
  coords: z.tuple([z.number(), z.number()]).nullable(),
  house_kind: z.enum(houseKinds).nullable(),
  year_built: z.int().nullable(),
  floors: z.int().nullable(),
  entrances: z.int().nullable(),
  flats: z.int().nullable(),
  elevators: z.int().nullable(),
  /** The year of the last major repair. */
  repaired_in: z.int().nullable(),
  emergency: z.boolean().nullable(),
  ceiling: z.number().nullable(),
});
export type HouseInformation = z.infer<typeof houseSchema>;

const addressQuery = z.object({ address: z.string().trim().min(1).max(300) });

export const houseInformationEndpoints = {
  'GET /property/info/house_details': {
    summary: 'Сведения жилищного реестра о доме, как они опубликованы',
    tag: 'market',
    auth: 'none',
    query: addressQuery,
    reply: z.object({
      address: z.string(),
      /** «Год постройки» → «1978». */
      house_details: z.record(z.string(), z.string()),
    }),
    refusals: ['house_not_found', 'source_unavailable'],
  },
  'GET /property/info/house_details_new': {
    summary: 'Сведения о доме по адресу, с типами',
    tag: 'market',
    auth: 'none',
    query: addressQuery,
    reply: z.object({ house: houseSchema }),
    refusals: ['house_not_found', 'source_unavailable'],
  },
  'POST /dom/getByIDs': {
    summary: 'Сведения о домах по номерам; неизвестные номера опущены',
    tag: 'market',
    auth: 'none',
    body: z.object({ ids: z.array(z.int().min(1).max(2_000_000_000)).min(1).max(100) }),
    reply: z.object({ list: z.array(houseSchema) }),
    refusals: ['source_unavailable'],
  },
} as const satisfies Endpoints;
