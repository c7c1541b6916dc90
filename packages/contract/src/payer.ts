import { payerRules } from '@proverka/validation/forms/payer';
import type { PayerForm } from '@proverka/validation/forms/payer';
import { byFormRules, byRules } from '@proverka/validation/zod';
import { inn } from '@proverka/validation/inn';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema } from './values.ts';

const text = z.string().trim().max(500).default('');

const payerFields = z.object({
  inn: z.string().trim().max(20),
  kpp: text,
  ogrn: text,
  name: z.string().trim(),
  address: text,
  email: text,
  bank_name: text,
  bik: text,
  account: text,
  correspondent_account: text,
});

const rules = byFormRules<PayerForm>(payerRules);

export const payerSchema = z.object({
  payer_id: idSchema,
  kind: z.enum(['legal', 'entrepreneur']),
  ...payerFields.shape,
  created_date: instantSchema,
});
export type Payer = z.infer<typeof payerSchema>;

/** The register's data about an INN; fills the form, nothing is saved. */
export const payerInfoSchema = z.object({
  kind: z.enum(['legal', 'entrepreneur']),
  inn: z.string(),
  kpp: z.string(),
  ogrn: z.string(),
  name: z.string(),
  address: z.string(),
  management: z.string(),
  /** `ACTIVE`, `LIQUIDATING`, `LIQUIDATED`, `BANKRUPT`, `REORGANIZING`; empty when unknown. */
  status: z.string(),
});
export type PayerInfo = z.infer<typeof payerInfoSchema>;

export const payerEndpoints = {
  'POST /payer/add_payer': {
    summary: 'Новый плательщик; target_person_id — чей, другого называет только администратор',
    tag: 'payers',
    auth: 'required',
    body: payerFields.extend({ target_person_id: idSchema.optional() }).check(rules),
    reply: z.object({ payer: payerSchema }),
    refusals: ['payer_exists', 'payer_limit_reached', 'person_not_found'],
  },
  'POST /payer/update_payer_info': {
    summary: 'Изменение реквизитов плательщика; выставленные документы не меняются',
    tag: 'payers',
    auth: 'required',
    body: payerFields.extend({ payer_id: idSchema }).check(rules),
    reply: z.object({ payer: payerSchema }),
    refusals: ['payer_not_found', 'payer_exists'],
  },
  'DELETE /payer/remove_payer': {
    summary: 'Удаление плательщика; выставленные ему документы остаются',
    tag: 'payers',
    auth: 'required',
    query: z.object({ payer_id: idSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['payer_not_found'],
  },
  'GET /payer/get_payers': {
    summary: 'Плательщики пользователя, новые сверху',
    tag: 'payers',
    auth: 'required',
    reply: z.object({ payers: z.array(payerSchema) }),
    refusals: [],
  },
  'GET /payer/get_payer_info': {
    summary: 'Реквизиты по ИНН; available: false — справочник не ответил, реквизиты вводятся вручную',
    tag: 'payers',
    auth: 'required',
    query: z.object({
      inn: z
        .string()
        .max(20)
        .check(byRules<string>([inn()])),
    }),
    reply: z.object({ info: payerInfoSchema.nullable(), available: z.boolean() }),
    refusals: [],
  },
} as const satisfies Endpoints;
