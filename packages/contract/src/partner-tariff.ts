import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { priceReasonSchema } from './price-history.ts';
import { amountSchema } from './pricing.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

const terms = {
  /** Of the first top-up of each customer they brought. */
  reward_percent: z.int().min(0).max(100),
  /** Rubles: a smaller first top-up earns nothing. */
  min_top_up: amountSchema,
};

/** What a partner earns from a moment on, in the place of the terms everybody has (specification, section 9). */
export const partnerTariffSchema = z.object({
  partner_tariff_id: idSchema,
  partnerID: idSchema,
  partner_name: z.string(),
  partner_email: z.string(),
  reward_percent: z.int(),
  min_top_up: rublesSchema,
  starts_at: instantSchema,
  /** When the next one of the partner begins or it was ended; null while nothing follows. */
  ends_at: instantSchema.nullable(),
  state: z.enum(['coming', 'running', 'over']),
  made_by: z.object({ id: idSchema, name: z.string() }),
  reason: z.string(),
});
export type PartnerTariff = z.infer<typeof partnerTariffSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'tariffs' } as const;
const byId = z.object({ partner_tariff_id: idSchema });
const fields = { ...terms, starts_at: instantSchema.optional(), reason: priceReasonSchema };
const one = z.object({ partner_tariff: partnerTariffSchema });

export const partnerTariffEndpoints = {
  'GET /admin/partner/tariff/list_by_partner_id': {
    ...desk,
    summary: 'Тарифы партнёра, новые сверху; без номера — всех партнёров; только администратору',
    query: z.object({ partnerID: idSchema.optional() }),
    reply: z.object({
      partner_tariffs: z.array(partnerTariffSchema),
      /** What applies to whoever has none. */
      usual: z.object({ reward_percent: z.int(), min_top_up: rublesSchema }),
    }),
    refusals: ['person_not_found'],
  },
  'POST /admin/partner/tariff/add': {
    ...desk,
    proof: 'fresh',
    summary: 'Тариф партнёру, сейчас или с момента; только администратору',
    body: z.object({ partnerID: idSchema, ...fields }),
    reply: one,
    refusals: ['person_not_found', 'partner_tariff_moment_taken', 'price_in_past'],
  },
  'PUT /admin/partner/tariff/update': {
    ...desk,
    proof: 'fresh',
    summary: 'Изменение тарифа, который ещё не начался; только администратору',
    body: byId.extend(fields),
    reply: one,
    refusals: [
      'partner_tariff_not_found',
      'partner_tariff_begun',
      'partner_tariff_moment_taken',
      'price_in_past',
    ],
  },
  'DELETE /admin/partner/tariff/remove': {
    ...desk,
    proof: 'fresh',
    summary:
      'Тариф, который ещё не начался, снимается; действующий заканчивается, дальше обычные условия; только администратору',
    query: byId,
    body: z.object({ reason: priceReasonSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['partner_tariff_not_found', 'partner_tariff_over'],
  },
} as const satisfies Endpoints;
