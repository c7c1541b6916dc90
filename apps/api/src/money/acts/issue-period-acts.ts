import type { BrandId } from '@proverka/brand/host';
import type { Invoice } from '@proverka/contract/invoice';
import { formatDate } from '@proverka/words/dates';
import { moscowDay } from '@proverka/words/moments';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { insertInvoice, viewInvoice } from '../invoices/invoice.store.ts';
import type { InvoiceRow } from '../invoices/invoice.store.ts';
import { documentOf, partiesOf } from '../invoices/new-document.ts';
import { findOwnPayer } from '../payers/own-payer.ts';
import type { PayerRow } from '../payers/payer.store.ts';
import { listPeriodActs, saveTold } from './period-acts.store.ts';
import { MOST_LINES, lineOf, vatsOf } from './rendered.domain.ts';
import type { RenderedRow } from './rendered.domain.ts';
import { readRendered, readWhyNone } from './rendered.store.ts';
import type { ActScope, WhyNone } from './rendered.store.ts';

export interface PeriodWish {
  readonly payer_id: string;
  readonly from: string;
  readonly to: string;
}

type PeriodRefusal = 'payer_not_found' | 'period_in_future' | 'act_has_no_services' | 'act_too_large';

/**
 * Acts of what was rendered to the caller within a period, one of each company that rendered it. What an act tells of, no other
 * does: a repeated or concurrent request gets the acts there are, and what came since gets a further one.
 */
export async function issuePeriodActs(
  deps: MoneyDeps,
  caller: Caller,
  wish: PeriodWish,
): Promise<Result<{ acts: Invoice[] }, PeriodRefusal>> {
  if (wish.to > moscowDay(deps.now())) return refuse('period_in_future', { fields: { to: FUTURE } });
  const payer = await findOwnPayer(deps, caller, wish.payer_id, 'invoice.payer');
  if (payer === null) return refuse('payer_not_found');
  return inTransaction(deps.db, async (tx) => {
    // Documents of one account are issued one after the other.
    await tx.selectFrom('app_user').select('id').where('id', '=', caller.userId).forUpdate().execute();
    const scopes = BRANDS.map((brand) => scopeOf(payer, brand, wish));
    const planned = await planActs(tx, payer, scopes);
    if (planned.some(({ rows }) => rows.length > MOST_LINES)) return refuse('act_too_large');
    const acts: InvoiceRow[] = [];
    for (const act of planned) acts.push(await issueAct(deps, tx, act));
    if (acts.length === 0) {
      for (const scope of scopes) acts.push(...(await issuedBefore(deps, tx, payer, scope)));
    }
    if (acts.length > 0) return done({ acts: acts.map(viewInvoice) });
    return refuse('act_has_no_services', { detail: await whyNone(tx, scopes) });
  });
}

const BRANDS: readonly BrandId[] = ['real-estate', 'person-check'];
const FUTURE = 'Выберите день не позже сегодняшнего';

const scopeOf = (payer: PayerRow, brand: BrandId, { from, to }: PeriodWish): ActScope => ({
  userId: payer.user_id,
  payerId: payer.id,
  inn: payer.inn,
  brand,
  from,
  to,
});

const prefixOf = ({ from, to, brand }: ActScope): string => `period:${from}:${to}:${brand}:`;

interface NewAct {
  readonly payer: PayerRow;
  readonly scope: ActScope;
  readonly rows: readonly RenderedRow[];
}

/** Nothing is written yet: an act that would be too long takes no number. */
async function planActs(tx: Transaction, payer: PayerRow, scopes: readonly ActScope[]): Promise<NewAct[]> {
  const planned: NewAct[] = [];
  for (const scope of scopes) {
    const rows = await readRendered(tx, scope, MOST_LINES + 1);
    if (rows.length > 0) planned.push({ payer, scope, rows });
  }
  return planned;
}

async function issueAct(
  deps: MoneyDeps,
  tx: Transaction,
  { payer, scope, rows }: NewAct,
): Promise<InvoiceRow> {
  const prefix = prefixOf(scope);
  const earlier = await listPeriodActs(tx, { payerId: payer.id, prefix });
  const subjects = await deps.nameSubjects(
    tx,
    rows.flatMap(({ item_id: id }) => id ?? []),
  );
  const vats = vatsOf(rows, deps.config.vatCodes, scope.brand);
  const act = await insertInvoice(
    tx,
    await documentOf(deps, tx, {
      kind: 'act',
      payer,
      brand: scope.brand,
      subject: `${prefix}${earlier.length + 1}`,
      period: scope,
      content: {
        ...partiesOf(deps, payer, scope.brand),
        lines: rows.map((row) => lineOf(row, subjects)),
        ground: groundOf(scope),
        vat: vats[0] ?? null,
        ...(vats.length > 1 && { vats }),
      },
    }),
  );
  await saveTold(
    tx,
    act.id,
    rows.flatMap(({ transfers }) => transfers),
  );
  return act;
}

const groundOf = ({ from, to }: Pick<ActScope, 'from' | 'to'>): string =>
  `за период с ${formatDate(from)} по ${formatDate(to)}`;

/** The acts of the same period; those made out to requisites that were corrected since are issued again to the new ones. */
async function issuedBefore(
  deps: MoneyDeps,
  tx: Transaction,
  payer: PayerRow,
  scope: ActScope,
): Promise<InvoiceRow[]> {
  const acts: InvoiceRow[] = [];
  for (const act of await listPeriodActs(tx, { payerId: payer.id, prefix: prefixOf(scope) })) {
    acts.push(act.payer_revision === payer.revision ? act : await issueAgain(deps, tx, payer, act));
  }
  return acts;
}

async function issueAgain(
  deps: MoneyDeps,
  tx: Transaction,
  payer: PayerRow,
  { brand, subject, content, number, issued_on: day, ...act }: InvoiceRow,
): Promise<InvoiceRow> {
  const { from, to } = { from: act.period_from ?? '', to: act.period_to ?? '' };
  const ground = `${groundOf({ from, to })}, взамен акта № ${number} от ${formatDate(day)}`;
  return insertInvoice(
    tx,
    await documentOf(deps, tx, {
      kind: 'act',
      payer,
      brand,
      subject,
      period: { from, to },
      content: { ...content, ...partiesOf(deps, payer, brand), ground },
    }),
  );
}

const NOTHING =
  'За этот период нет услуг, которые оказаны и оплачены с баланса или по счёту. Выберите другие дни';
const REASONS: readonly (readonly [keyof WhyNone, string])[] = [
  ['in_acts', 'Есть услуги, которые уже в актах: найдите их в списке документов'],
  ['by_card', 'Есть заказы, оплаченные картой полностью или частично: их подтверждает кассовый чек'],
  ['of_other_payer', 'Есть заказы, оплаченные по счёту другого плательщика: выберите его'],
  ['without_money', 'Есть заказы, за которые заплачено только бонусами или деньги возвращены: акт не нужен'],
];

/** Each reason that occurred: an accountant looks for every order of the period. */
async function whyNone(tx: Transaction, scopes: readonly ActScope[]): Promise<string> {
  const whys: WhyNone[] = [];
  for (const scope of scopes) whys.push(await readWhyNone(tx, scope));
  const reasons = REASONS.filter(([reason]) => whys.some((why) => why[reason])).map(([, text]) => text);
  return reasons.length === 0 ? NOTHING : ['Для нового акта услуг нет', ...reasons].join('. ');
}
