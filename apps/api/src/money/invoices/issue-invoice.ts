import { formatDate } from '@proverka/words/dates';
import { moscowDay } from '@proverka/words/moments';
import type { BrandId } from '@proverka/brand/host';
import type { Invoice } from '@proverka/contract/invoice';
import { parseMoney } from '@proverka/validation/money';
import type { Caller } from '#platform/audit/actor.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import { vatCodeOf } from '../payments/vat.domain.ts';
import { findOwnPayer } from '../payers/own-payer.ts';
import type { PayerRow } from '../payers/payer.store.ts';
import { keepOrder, lockOrder, termOf } from './invoice-term.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findPeriodActOf } from '../acts/period-acts.store.ts';
import { totalOf, vatInside } from '../invoice.domain.ts';
import type { InvoiceContent } from '../invoice.domain.ts';
import { amountSubject, orderSubject, transactionSubject } from './invoice-subject.ts';
import type { InvoiceSubject, SubjectRefusal } from './invoice-subject.ts';
import { documentOf, partiesOf } from './new-document.ts';
import { findInvoice, findIssued, findLatestAct, insertInvoice, viewInvoice } from './invoice.store.ts';
import type { InvoiceRow } from './invoice.store.ts';

export interface InvoiceWish {
  readonly kind: Invoice['kind'];
  readonly payer_id: string;
  readonly order_id?: string | undefined;
  readonly transaction_id?: string | undefined;
  readonly amount?: number | undefined;
}

/** Issues one document per payer and subject in their current state: a repeated or concurrent request gets the same one. */
export async function issueInvoice(
  deps: MoneyDeps,
  caller: Caller & { readonly brand: BrandId },
  wish: InvoiceWish,
): Promise<Result<{ invoice: Invoice }, SubjectRefusal | 'payer_not_found' | 'order_in_act'>> {
  const payer = await findOwnPayer(deps, caller, wish.payer_id, 'invoice.payer');
  if (payer === null) return refuse('payer_not_found');
  const subject = await subjectOf(deps, caller, wish);
  if (!subject.ok) return subject;
  return inTransaction(deps.db, async (tx) => {
    // Before the account's row: that is the order everything else takes them in.
    const { orderId } = subject.value;
    if (orderId !== null) await lockOrder(tx, orderId);
    // The payer's row serialises concurrent requests; the counter's row is locked only when a document is actually issued.
    await tx.selectFrom('app_user').select('id').where('id', '=', caller.userId).forUpdate().execute();
    const key = {
      payer_id: payer.id,
      payer_revision: payer.revision,
      kind: wish.kind,
      subject: subject.value.key,
    };
    const issued = await findIssued(tx, key);
    if (issued !== undefined) return done({ invoice: viewInvoice(issued) });
    if (wish.kind === 'act' && orderId !== null) {
      const told = await findPeriodActOf(tx, orderId);
      if (told !== undefined) return refuse('order_in_act', { detail: inAct(told) });
    }
    const content = contentOf(deps, payer, await withReplaced(tx, subject.value, key));
    const { brand, transactionId } = subject.value;
    const validUntil = wish.kind === 'invoice' ? termOf(moscowDay(deps.now())) : null;
    if (orderId !== null && validUntil !== null) await keepOrder(tx, orderId, validUntil);
    const document = {
      kind: wish.kind,
      payer,
      brand,
      subject: key.subject,
      orderId,
      transactionId,
      validUntil,
      content,
    };
    return done({
      invoice: viewInvoice(await insertInvoice(tx, await documentOf(deps, tx, document))),
    });
  });
}

const inAct = ({ number, issued_on: day }: { readonly number: string; readonly issued_on: string }): string =>
  `Этот заказ уже в акте № ${number} от ${formatDate(day)}`;

/** An act after a return replaces the one before it, and says so. */
async function withReplaced(
  tx: Transaction,
  subject: InvoiceSubject,
  { kind, payer_id: payerId }: { readonly kind: Invoice['kind']; readonly payer_id: string },
): Promise<InvoiceSubject> {
  if (kind !== 'act' || subject.orderId === null) return subject;
  const earlier = await findLatestAct(tx, payerId, subject.orderId);
  if (earlier === undefined || earlier.subject === subject.key) return subject;
  const day = formatDate(earlier.issued_on);
  return { ...subject, ground: `${subject.ground}, взамен акта № ${earlier.number} от ${day}` };
}

async function subjectOf(
  deps: MoneyDeps,
  caller: Caller & { readonly brand: BrandId },
  { kind, order_id: orderId, transaction_id: transactionId, amount }: InvoiceWish,
): Promise<Result<InvoiceSubject, SubjectRefusal>> {
  if (orderId !== undefined) return orderSubject(deps, caller, kind, orderId);
  if (transactionId !== undefined) return transactionSubject(deps, caller, kind, transactionId);
  const money = parseMoney(amount ?? Number.NaN);
  if (money === null) throw new Error('the contract let an amount through that is none');
  return done(amountSubject(caller.brand, money, deps.now()));
}

function contentOf(
  deps: MoneyDeps,
  payer: PayerRow,
  { brand, lines, ground }: InvoiceSubject,
): InvoiceContent {
  return {
    ...partiesOf(deps, payer, brand),
    lines,
    ground,
    vat: vatInside(totalOf(lines), vatCodeOf(deps.config.vatCodes, brand, deps.now())),
  };
}

export async function findOwnInvoice(
  deps: MoneyDeps,
  caller: Caller,
  invoiceId: string,
): Promise<Result<InvoiceRow, 'invoice_not_found'>> {
  const invoice = await findInvoice(deps.db, invoiceId);
  if (invoice === undefined) return refuse('invoice_not_found');
  if (invoice.user_id === caller.userId) return done(invoice);
  const trespass = { ownerId: invoice.user_id, action: 'invoice.read', subject: invoiceId };
  await recordTrespass(deps, deps.db, caller, trespass);
  return refuse('invoice_not_found');
}
