import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, isoDateSchema, rublesSchema } from './values.ts';

/** Who insures, under which licence and by which program. */
export const insurerSchema = z.object({
  insurer: z.string(),
  inn: z.string(),
  /** «СИ № 0001 от 15.01.2020» */
  licence: z.string(),
  phone: z.string(),
  program: z.string(),
  /** The most that is paid. */
  sum: rublesSchema,
  /** How long a policy holds, from the day the report is ready. */
  months: z.int(),
});
export type Insurer = z.infer<typeof insurerSchema>;

/** The policy that came with a report. */
export const insurancePolicySchema = insurerSchema.extend({
  /** «ПР-000123» */
  number: z.string(),
  premium: rublesSchema,
  starts_on: isoDateSchema,
  ends_on: isoDateSchema,
});
export type InsurancePolicy = z.infer<typeof insurancePolicySchema>;

/** `terms`: the rules of the insurer; `policy`: the policy as the insurer published it. */
export const insuranceDocuments = ['terms', 'policy'] as const;
export type InsuranceDocument = (typeof insuranceDocuments)[number];

const document = z.enum(insuranceDocuments);
const file = { contentType: 'application/pdf' } as const;

export const insuranceEndpoints = {
  'GET /insurance': {
    summary: 'Кто и на каких условиях страхует риски сделки; null, если страхование не продаётся',
    tag: 'products',
    auth: 'none',
    reply: z.object({ insurance: insurerSchema.nullable() }),
    refusals: [],
  },
  'GET /insurance/{document}': {
    summary: 'Правила страхования или полис, PDF: читаются до оплаты',
    tag: 'products',
    auth: 'none',
    params: z.object({ document }),
    reply: file,
    refusals: ['file_not_found'],
  },
  'GET /order_item/{order_item_id}/insurance/{document}': {
    summary: 'Правила и полис, с которыми куплен отчёт, PDF: с готовностью отчёта',
    tag: 'reports',
    auth: 'required',
    params: z.object({ order_item_id: idSchema, document }),
    reply: file,
    refusals: ['report_not_found', 'file_not_found'],
  },
} as const satisfies Endpoints;
