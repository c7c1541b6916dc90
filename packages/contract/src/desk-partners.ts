import { z } from 'zod';
import { deskListFields, deskPageFields, deskTextSchema } from './desk-page.ts';
import { deskBrands } from './desk-people.ts';
import type { Endpoints } from './endpoint.ts';
import { moneyProposalSchema, payoutSchema } from './money-proposal.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

/** `owed`: what may be paid to them now; `customers`: how many accounts their link brought. */
export const partnerSorts = ['owed', 'customers'] as const;
export type PartnerSort = (typeof partnerSorts)[number];

/** Somebody whose link brought an account. */
export const deskPartnerSchema = z.object({
  person_id: idSchema,
  name: z.string(),
  email: z.string(),
  brand: z.enum(deskBrands),
  is_closed: z.boolean(),
  customers: z.int(),
  /** When the latest of them registered; null while there is none. */
  latest_date: instantSchema.nullable(),
  /** Rewards so far. */
  earned: rublesSchema,
  /** Paid to a bank account. */
  paid: rublesSchema,
  /** Asked for and on its way to the bank. */
  on_way: rublesSchema,
  /** What may still be paid: rewards that were neither spent as bonus nor asked for. */
  owed: rublesSchema,
});
export type DeskPartner = z.infer<typeof deskPartnerSchema>;

export const partnerCustomerSchema = z.object({
  person_id: idSchema,
  /** «o***@example.com» for staff without the grant `people`. */
  email: z.string(),
  created_date: instantSchema,
  paid_orders: z.int(),
  spent: rublesSchema,
  /** What the partner got for their first top-up. */
  reward: rublesSchema,
});
export type PartnerCustomer = z.infer<typeof partnerCustomerSchema>;

export const partnerPageSchema = z.object({
  partner: deskPartnerSchema,
  /** The latest, at most a hundred. */
  payouts: z.array(payoutSchema),
  /** Wait for a second person. */
  proposals: z.array(moneyProposalSchema),
  /** Above this a second person approves; rubles. */
  approval_above: rublesSchema,
});
export type PartnerPage = z.infer<typeof partnerPageSchema>;

const desk = { tag: 'partners', auth: 'required', grant: 'money' } as const;
const params = z.object({ person_id: idSchema });

export const deskPartnerEndpoints = {
  'POST /admin/partners': {
    ...desk,
    summary: 'Партнёры: кого привели, сколько заработали, сколько им должны; чтение записывается в журнал',
    body: z.object({
      /** Words a name, an e-mail or a phone begins with. */
      text: deskTextSchema.optional(),
      owed_from: rublesSchema.min(0).max(1_000_000_000).optional(),
      sort: z.enum(partnerSorts).default('owed'),
      is_ascending: z.boolean().default(false),
      ...deskPageFields,
    }),
    reply: z.object({ partners: z.array(deskPartnerSchema), ...deskListFields }),
    refusals: [],
  },
  'GET /admin/partners/{person_id}': {
    ...desk,
    summary: 'Партнёр: задолженность, выплаты и то, что ждёт второго сотрудника',
    params,
    reply: partnerPageSchema,
    refusals: ['person_not_found'],
  },
  'POST /admin/partners/{person_id}/customers': {
    ...desk,
    summary: 'Кого привела ссылка партнёра, новые сверху',
    params,
    body: z.object(deskPageFields),
    reply: z.object({ customers: z.array(partnerCustomerSchema), ...deskListFields }),
    refusals: ['person_not_found'],
  },
} as const satisfies Endpoints;
