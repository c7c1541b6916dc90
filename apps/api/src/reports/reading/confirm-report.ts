import type { ReportsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

export interface Confirmation {
  readonly number: string;
  readonly product_name_ru: string;
  readonly completed_at: string;
  readonly hash: string;
}

/** For holders of a printout: confirms that such a report was issued, with its date and hash; also after it was destroyed. */
export async function confirmReport(
  { db }: Pick<ReportsDeps, 'db'>,
  typed: string,
): Promise<Result<Confirmation, 'report_not_found'>> {
  const number = typed.trim().toUpperCase();
  const row = (await findIssued(db, number)) ?? (await findDestroyed(db, number));
  if (row === undefined || row.completed_at === null || row.content_hash === null)
    return refuse('report_not_found');
  return done({
    number,
    product_name_ru: row.name_ru,
    completed_at: row.completed_at.toISOString(),
    hash: row.content_hash,
  });
}

const findIssued = (db: ReportsDeps['db'], number: string) =>
  db
    .selectFrom('report')
    .innerJoin('order_item', 'order_item.id', 'report.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select(['product.name_ru', 'report.completed_at', 'report.content_hash'])
    .where('report.number', '=', number)
    .executeTakeFirst();

const findDestroyed = (db: ReportsDeps['db'], number: string) =>
  db
    .selectFrom('destruction_proof')
    .select(['product_name as name_ru', 'completed_at', 'content_hash'])
    .where('number', '=', number)
    .executeTakeFirst();
