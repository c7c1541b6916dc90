import { isBankAccount } from '@proverka/validation/bank-details';
import { loginRules } from '@proverka/validation/forms/login';
import { parseMoney } from '@proverka/validation/money';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

export const proposalKinds = ['correction', 'advance_return', 'partner_payout', 'order_payment'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** `ended`: refused by another, or withdrawn by who made it. */
export const proposalStates = ['waiting', 'done', 'ended'] as const;
export type ProposalState = (typeof proposalStates)[number];

export const payoutStates = ['waiting', 'in_file', 'paid', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];

const MOST_RUBLES = 10_000_000;

export const entryAmountSchema = rublesSchema.refine(
  (amount) => amount > 0 && amount <= MOST_RUBLES && parseMoney(amount) !== null,
  { error: 'Сумма от копейки до 10 млн ₽, не больше двух знаков после запятой' },
);

/** Where money is sent by bank. */
export const payeeSchema = z
  .object({
    name: z.string().trim().min(3, 'Укажите получателя').max(160),
    /** Empty for a person who did not give it. */
    inn: z.string().regex(/^(\d{10}|\d{12})?$/, 'ИНН состоит из 10 или 12 цифр'),
    account: z.string().regex(/^\d{20}$/, 'Счёт состоит из 20 цифр'),
    bik: z.string().regex(/^\d{9}$/, 'БИК состоит из 9 цифр'),
    bank: z.string().trim().min(3, 'Укажите банк').max(160),
    correspondent_account: z.string().regex(/^(\d{20})?$/, 'Корреспондентский счёт состоит из 20 цифр'),
  })
  .refine(({ account, bik }) => isBankAccount(account, bik), {
    error: 'Счёт не подходит к БИК банка',
    path: ['account'],
  });
export type Payee = z.infer<typeof payeeSchema>;

export const entryWhy = {
  reason: z.string().trim().min(3, 'Напишите, почему').max(500),
  /** «Заявление от 20.11.2026» */
  document: z.string().trim().min(3, 'Укажите документ: что, номер, дата').max(200),
};
const person = z.string().check(byRules<string>(loginRules.username));

const byWhomSchema = z.object({ id: idSchema, name: z.string() });

export const moneyProposalSchema = z.object({
  proposal_id: idSchema,
  kind: z.enum(proposalKinds),
  /** Of whose account it is. */
  email: z.string(),
  person_id: idSchema,
  amount: rublesSchema,
  /** Of a correction. */
  purse: z.enum(['paid', 'bonus']).nullable(),
  direction: z.enum(['credit', 'debit']).nullable(),
  /** Of a payout. */
  payee: z.object({ name: z.string(), account: z.string(), bank: z.string() }).nullable(),
  /** Of an advance: what goes back to cards and wallets («на карту ··4444»); the rest goes to the payee. */
  cards: z.array(z.object({ place: z.string(), amount: rublesSchema })),
  /** Of a payment by hand: the order it is for. */
  order_id: idSchema.nullable(),
  reason: z.string(),
  document: z.string(),
  needs_second: z.boolean(),
  /** What an approval has to name: it is of this proposal as it was read. */
  arguments_hash: z.string(),
  state: z.enum(proposalStates),
  made_by: byWhomSchema,
  made_date: instantSchema,
  decided_by: byWhomSchema.nullable(),
  decided_date: instantSchema.nullable(),
});
export type MoneyProposal = z.infer<typeof moneyProposalSchema>;

export const payoutSchema = z.object({
  payout_id: idSchema,
  kind: z.enum(['advance_return', 'partner_payout']),
  number: z.int(),
  email: z.string(),
  amount: rublesSchema,
  payee: z.object({ name: z.string(), account: z.string(), bank: z.string() }),
  purpose: z.string(),
  state: z.enum(payoutStates),
  file_id: idSchema.nullable(),
  due_date: isoDateSchema,
  is_late: z.boolean(),
});
export type Payout = z.infer<typeof payoutSchema>;

const page = z.coerce.number().int().min(0).max(10_000).default(0);
const money = { tag: 'money', auth: 'required', grant: 'money' } as const;
const proposal = z.object({ proposal: moneyProposalSchema });
const payout = z.object({ payout: payoutSchema });
const proposalParams = z.object({ proposal_id: idSchema });
const payoutBody = z.object({ email: person, amount: entryAmountSchema, payee: payeeSchema, ...entryWhy });

export const moneyProposalEndpoints = {
  'POST /admin/money/corrections': {
    ...money,
    summary: 'Исправление баланса вручную: с причиной и документом; выше порога ждёт второго сотрудника',
    proof: 'fresh',
    body: z.object({
      email: person,
      purse: z.enum(['paid', 'bonus']),
      direction: z.enum(['credit', 'debit']),
      amount: entryAmountSchema,
      ...entryWhy,
    }),
    reply: proposal,
    refusals: ['person_not_found', 'own_staff_role', 'already_entered', 'insufficient_funds'],
  },
  'POST /admin/money/advance_returns': {
    ...money,
    summary:
      'Возврат неизрасходованного аванса на банковский счёт: деньги откладываются и уходят платёжным поручением',
    proof: 'fresh',
    body: payoutBody,
    reply: proposal,
    refusals: ['person_not_found', 'own_staff_role', 'already_entered', 'insufficient_funds'],
  },
  'POST /admin/partner/withdraw': {
    ...money,
    summary: 'Выплата партнёру его вознаграждения на банковский счёт',
    proof: 'fresh',
    body: payoutBody,
    reply: proposal,
    refusals: ['person_not_found', 'own_staff_role', 'already_entered', 'insufficient_funds'],
  },
  'POST /admin/subtract_account_balance': {
    ...money,
    summary: 'Списать с баланса вручную: исправление в сторону уменьшения, с причиной и документом',
    proof: 'fresh',
    body: z.object({
      email: person,
      purse: z.enum(['paid', 'bonus']).default('paid'),
      amount: entryAmountSchema,
      ...entryWhy,
    }),
    reply: proposal,
    refusals: ['person_not_found', 'own_staff_role', 'already_entered', 'insufficient_funds'],
  },
  'GET /admin/partner/account_sum': {
    ...money,
    summary: 'Сколько у аккаунта своих денег, вознаграждения партнёра и ожидающих выплат',
    query: z.object({ email: person }),
    reply: z.object({
      person_id: idSchema,
      paid: rublesSchema,
      bonus: rublesSchema,
      payable: rublesSchema,
      /** What may be paid as a partner's reward: no other bonus leaves by bank. */
      owed: rublesSchema,
    }),
    refusals: ['person_not_found'],
  },
  'GET /admin/money/proposals': {
    ...money,
    summary: 'Исправления и выплаты: ждущие второго сотрудника и решённые',
    query: z.object({ state: z.enum(proposalStates).default('waiting'), page }),
    reply: z.object({
      proposals: z.array(moneyProposalSchema),
      total: z.int(),
      /** Above this a second person approves; rubles. */
      approval_above: rublesSchema,
    }),
    refusals: [],
  },
  'POST /admin/money/proposals/{proposal_id}/approve': {
    ...money,
    summary: 'Подтвердить: не тот, кто предложил, и не тот, чьи это деньги; ровно то, что прочитано',
    proof: 'fresh',
    params: proposalParams,
    body: z.object({ arguments_hash: z.string().max(100) }),
    reply: proposal,
    refusals: [
      'proposal_not_found',
      'proposal_over',
      'proposal_changed',
      'own_proposal',
      'own_staff_role',
      'insufficient_funds',
      'advance_changed',
      'order_not_payable',
    ],
  },
  'POST /admin/money/proposals/{proposal_id}/end': {
    ...money,
    summary: 'Отклонить предложенное другим или отозвать своё',
    proof: 'fresh',
    params: proposalParams,
    reply: proposal,
    refusals: ['proposal_not_found', 'proposal_over'],
  },
  'GET /admin/money/payouts': {
    ...money,
    summary: 'Возвраты авансов и выплаты партнёрам: ждут файла, ждут выписки, выплачены',
    query: z.object({ state: z.enum(payoutStates).default('waiting'), page }),
    reply: z.object({ payouts: z.array(payoutSchema), total: z.int() }),
    refusals: [],
  },
  'POST /admin/money/payout_files': {
    ...money,
    summary:
      'Собрать платёжные поручения для банка (1CClientBankExchange); каждая выплата попадает в один файл',
    proof: 'fresh',
    body: z.object({ payout_ids: z.array(idSchema).min(1, 'Выберите выплаты').max(100) }),
    reply: z.object({ file_id: idSchema, payouts: z.array(payoutSchema) }),
    refusals: ['payout_not_found', 'payout_state', 'payout_accounts_differ'],
  },
  'GET /admin/money/payout_files/{file_id}': {
    ...money,
    summary: 'Файл платёжных поручений в windows-1251',
    params: z.object({ file_id: idSchema }),
    reply: { contentType: 'text/plain; charset=windows-1251' },
    refusals: ['payout_not_found'],
  },
  'POST /admin/money/payouts/{payout_id}/cancel': {
    ...money,
    summary: 'Отменить выплату, которую банк не провёл: деньги возвращаются на баланс',
    proof: 'fresh',
    params: z.object({ payout_id: idSchema }),
    body: z.object({ reason: entryWhy.reason }),
    reply: payout,
    refusals: ['payout_not_found', 'payout_state'],
  },
} as const satisfies Endpoints;
