import type { Conclusion, ReadyReport } from '@proverka/contract/expert';
import { toRubles } from '@proverka/validation/money';
import type { BrandId } from '@proverka/brand/host';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { planHolds } from '#money/ledger.domain.ts';
import { bookHolds } from '#money/holds.ts';
import { codeOf, lockAccounts } from '#money/ledger.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { conclusionPrice, deadlineOf } from './conclusion.domain.ts';
import { findConclusion, viewConclusion } from './conclusion.store.ts';

interface ConclusionWish {
  readonly userId: string;
  readonly itemId: string;
  readonly question: string;
  /** The price in rubles shown on the page. */
  readonly expectedPrice: number;
}

type Refusal =
  | 'report_not_found'
  | 'report_not_ready'
  | 'conclusion_exists'
  | 'price_changed'
  | 'insufficient_funds';

/** Holds the price and requests a conclusion about one's own finished report; the money is charged when it is written. */
export async function requestConclusion(
  deps: ReportsDeps,
  wish: ConclusionWish,
): Promise<Result<Conclusion, Refusal>> {
  const id = deps.newId();
  const saved = await inTransaction(deps.db, (tx) => saveRequest(deps, tx, id, wish));
  if (!saved.ok) return saved;
  const row = await findConclusion(deps.db, id);
  if (row === undefined) throw new Error('a conclusion is gone the moment it was requested');
  return done(viewConclusion(row));
}

async function saveRequest(
  deps: ReportsDeps,
  tx: Transaction,
  id: string,
  { userId, itemId, question, expectedPrice }: ConclusionWish,
): Promise<Result<true, Refusal>> {
  // The account lock serialises two requests for one report.
  const accounts = await lockAccounts(tx, userId);
  const report = await ownReports(tx, userId).where('order_item.id', '=', itemId).executeTakeFirst();
  if (report === undefined) return refuse('report_not_found');
  if (report.status !== 'done') return refuse('report_not_ready');
  if (report.conclusion_id !== null) return refuse('conclusion_exists');
  const price = conclusionPrice(report.subject, report.metadata);
  if (toRubles(price) !== expectedPrice) return refuse('price_changed');
  const planned = planHolds(accounts.balances, [{ itemId: id, price, bonusAllowed: true }]);
  if (!planned.ok) return planned;
  const now = deps.now();
  await tx
    .insertInto('expert_conclusion')
    .values({
      id,
      user_id: userId,
      item_id: itemId,
      question,
      state: 'requested',
      price,
      author: null,
      writer_id: null,
      requested_at: now,
      deadline_at: deadlineOf(now),
      closed_at: null,
    })
    .execute();
  const [hold] = planned.value;
  if (hold !== undefined) {
    const revenueCode = codeOf.revenue(report.brand, 'ExpertConclusion');
    const subject = `conclusion:${id}` as const;
    const { bonus, paid } = hold;
    await bookHolds(tx, accounts, [{ subject, orderId: null, itemId: null, revenueCode, bonus, paid }]);
  }
  if (deps.expertModel !== null) await deps.enqueue(tx, 'expert.write', [{ conclusionId: id }]);
  return done(true);
}

const ownReports = (db: Connection, userId: string) =>
  db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .innerJoin('report', 'report.item_id', 'order_item.id')
    .leftJoin('expert_conclusion', (join) =>
      join
        .onRef('expert_conclusion.item_id', '=', 'order_item.id')
        .on('expert_conclusion.state', '!=', 'failed'),
    )
    .select([
      'order_item.id',
      'order_item.status',
      'order_item.metadata',
      'product.subject',
      'product.brand',
      'product.name_ru',
      'report.number',
      'report.completed_at',
      'expert_conclusion.id as conclusion_id',
    ])
    .where('customer_order.user_id', '=', userId);

const MOST_READY = 50;

interface ReadyOn {
  readonly brand: BrandId;
  /** Named even where it is not among the latest, if it is the user's own and ready. */
  readonly wantedId?: string;
}

/** The user's latest finished reports on a brand without a conclusion, and the wanted one; the latest first. */
export async function listReadyReports(
  db: Connection,
  userId: string,
  { brand, wantedId }: ReadyOn,
): Promise<ReadyReport[]> {
  const ready = ownReports(db, userId)
    .where('order_item.status', '=', 'done')
    .where('product.brand', '=', brand)
    .where('expert_conclusion.id', 'is', null);
  const latest = await ready.orderBy('report.completed_at', 'desc').limit(MOST_READY).execute();
  const isLeftOut = wantedId !== undefined && latest.every(({ id }) => id !== wantedId);
  const older = isLeftOut ? await ready.where('order_item.id', '=', wantedId).execute() : [];
  return [...latest, ...older].flatMap((row) =>
    row.completed_at === null
      ? []
      : {
          order_item_id: row.id,
          report_number: row.number,
          product_name_ru: row.name_ru,
          completed_at: row.completed_at.toISOString(),
          price: toRubles(conclusionPrice(row.subject, row.metadata)),
        },
  );
}
