import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import {
  entryAmountSchema,
  entryWhy,
  moneyProposalSchema,
  payeeSchema,
  proposalStates,
} from './money-proposal.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** `waiting`: for a file of payment orders; `refused`: not taken there, the money is on the balance. */
export const advancePartStates = ['waiting', 'sent', 'done', 'refused'] as const;

const advanceReturnSchema = z.object({
  proposal_id: idSchema,
  made_date: instantSchema,
  amount: rublesSchema,
  state: z.enum(proposalStates),
  /** An advance is returned within 30 working days of being asked for. */
  due_date: isoDateSchema,
  is_late: z.boolean(),
  /** Empty while it waits for a second person. */
  parts: z.array(z.object({ place: z.string(), amount: rublesSchema, state: z.enum(advancePartStates) })),
});
export type AdvanceReturn = z.infer<typeof advanceReturnSchema>;

export const advanceSchema = z.object({
  person_id: idSchema,
  /** Names what was read, so that a return decided on another state is refused. */
  version: z.string(),
  /** Own money on the balance that is not held. */
  advance: rublesSchema,
  /** Top-ups the provider can refund, in the order they would be, the newest first; `place`: «на карту ··4444». */
  cards: z.array(
    z.object({ payment_id: idSchema, place: z.string(), left: rublesSchema, paid_date: instantSchema }),
  ),
  /** Where receipts of refunds go. */
  receipt_email: z.string(),
  /** Above this a second person approves. */
  approval_above: rublesSchema,
  /** The last day of the term when it is asked for today. */
  due_date: isoDateSchema,
  /** The latest returns, the newest first. */
  returns: z.array(advanceReturnSchema),
});
export type Advance = z.infer<typeof advanceSchema>;

const params = z.object({ person_id: idSchema });
const money = { tag: 'money', auth: 'required', grant: 'money' } as const;

export const advanceEndpoints = {
  'GET /admin/money/advances/{person_id}': {
    ...money,
    summary: 'Неизрасходованный аванс: сколько примут карты, с которых он пришёл, и прежние возвраты',
    params,
    reply: advanceSchema,
    refusals: ['person_not_found'],
  },
  'POST /admin/money/advances/{person_id}/return': {
    ...money,
    summary:
      'Вернуть аванс: на карты пополнений, новые первыми; чего они не примут, уходит на счёт платёжным поручением',
    proof: 'fresh',
    params,
    body: z.object({
      amount: entryAmountSchema,
      /** Of the advance as it was read. */
      version: z.string().min(1).max(100),
      payee: payeeSchema.optional(),
      ...entryWhy,
    }),
    reply: z.object({ proposal: moneyProposalSchema }),
    refusals: ['person_not_found', 'own_staff_role', 'advance_changed', 'insufficient_funds', 'payee_needed'],
  },
} as const satisfies Endpoints;
