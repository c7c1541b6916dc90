import { z } from 'zod';
import { advertBriefSchema, sameFlatSigns } from './advert.ts';
import type { Endpoints } from './endpoint.ts';
import { instantSchema } from './values.ts';

/** The most adverts of one flat that the desk decides about at once. */
const advertGroupLimit = 50;
/** Without a question the desk shows so many groups: those that were joined with the least certainty. */
export const weakGroupsShown = 12;

const bodyId = z.int().min(1).max(2_000_000_000);
const reason = z.string().trim().min(3).max(300);
const groupIds = z.array(bodyId).min(1).max(advertGroupLimit);

const groupAdvertSchema = advertBriefSchema.extend({
  /** The advert at its site. */
  url: z.string(),
  /** The one of its flat that lists show. */
  is_shown: z.boolean(),
});
export type GroupAdvert = z.infer<typeof groupAdvertSchema>;

/** Two adverts, with what speaks for and against one flat. */
const advertPairSchema = z.object({
  first_id: z.int(),
  second_id: z.int(),
  /** Binary logarithm of how much likelier one flat is than two. */
  weight: z.number(),
  reasons: z.array(z.object({ sign: z.enum(sameFlatSigns), weight: z.number(), text: z.string() })),
  /** What the staff decided, which no rule changes; null where the rules decided. */
  by_hand: z.enum(['same', 'apart']).nullable(),
  decided: z.object({ by: z.string(), at: instantSchema, reason: z.string() }).nullable(),
});
export type AdvertPair = z.infer<typeof advertPairSchema>;

/** Adverts that are taken for one flat, also those off sale. */
const advertGroupSchema = z.object({
  adverts: z.array(groupAdvertSchema),
  pairs: z.array(advertPairSchema),
  /** What the staff took out of this group, each with its pair. */
  parted: z.array(z.object({ advert: groupAdvertSchema, pair: advertPairSchema })),
});
export type AdvertGroup = z.infer<typeof advertGroupSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'sources' } as const;
const reply = z.object({ groups: z.array(advertGroupSchema) });

export const deskAdvertEndpoints = {
  'GET /admin/advert_groups': {
    ...desk,
    summary:
      'Объявления одной квартиры: find — номер объявления, его адрес на сайте или кадастровый номер; без find — объединённые с наименьшей уверенностью',
    query: z.object({ find: z.string().trim().min(1).max(1000).optional() }),
    reply,
    refusals: [],
  },
  'POST /admin/advert_groups/part': {
    ...desk,
    summary:
      'Объявления apart — другие квартиры, чем остальные из adverts; когда названы все, каждое — своя. Правила этого больше не меняют',
    body: z.object({
      /** The group as it was read: another one means that it has changed since. */
      adverts: groupIds.min(2),
      apart: groupIds,
      reason,
    }),
    reply,
    refusals: ['advert_group_changed'],
  },
  'POST /admin/advert_groups/join': {
    ...desk,
    summary: 'Объявления двух групп — одна квартира, что бы ни говорили правила; группы — как их прочли',
    body: z.object({ first: groupIds, second: groupIds, reason }),
    reply,
    refusals: ['advert_group_changed', 'adverts_elsewhere'],
  },
} as const satisfies Endpoints;
