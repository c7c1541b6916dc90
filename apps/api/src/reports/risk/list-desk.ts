import { deskPageSize } from '@proverka/contract/risk-desk';
import type { DeskList, DeskReport } from '@proverka/contract/risk-desk';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import type { ReportsDeps } from '../deps.ts';
import { noteDesk } from '../note-look.ts';
import { reportItems } from '#fulfilment/report-items.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';

interface Desk {
  readonly reports: DeskReport[];
  readonly total: number;
  readonly may_be_model: boolean;
}

/** Finished risk reports: those without a conclusion, the oldest first; or those with one, the latest first. */
export async function listDesk(
  deps: ReportsDeps,
  caller: Caller,
  { list, page }: { readonly list: DeskList; readonly page: number },
): Promise<Result<Desk, never>> {
  await noteDesk(deps, caller, { desk: 'risk', list, page });
  const [rows, total] = await Promise.all([readPage(deps, list, page), countAll(deps, list)]);
  return done({
    total,
    may_be_model: deps.expertModel !== null,
    reports: rows.map(({ completed_at: completedAt, shown, hidden, waiting, failed, owners, ...row }) => ({
      order_item_id: row.id,
      report_number: row.number,
      product_name_ru: row.name_ru,
      object_key: row.object_key,
      object_address: row.object_address,
      status: row.status,
      owners,
      completed_at: completedAt.toISOString(),
      conclusions: { shown, hidden, waiting, failed },
    })),
  });
}

const count = (what: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from risk_conclusion c where c.item_id = order_item.id and ${what})`;

function finished({ db }: Pick<ReportsDeps, 'db'>, list: DeskList) {
  const isConcluded = sql<boolean>`exists (
    select 1 from risk_conclusion c where c.item_id = order_item.id and c.state = 'written')`;
  return reportItems(db)
    .where(sql<boolean>`cardinality(product.owner_tasks) > 0`)
    .where('order_item.status', '=', 'done')
    .where('report.completed_at', 'is not', null)
    .where(list === 'waiting' ? sql<boolean>`not ${isConcluded}` : isConcluded);
}

async function countAll(deps: Pick<ReportsDeps, 'db'>, list: DeskList): Promise<number> {
  const { total } = await finished(deps, list)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const readPage = (deps: Pick<ReportsDeps, 'db'>, list: DeskList, page: number) =>
  finished(deps, list)
    .select([
      'order_item.id',
      'order_item.status',
      'order_item.object_key',
      'order_item.object_address',
      'product.name_ru',
      'report.number',
      'report.completed_at',
      sql<number>`(select count(*)::int from risk_owner o where o.item_id = order_item.id)`.as('owners'),
      count(sql`c.state = 'written' and not c.is_hidden`).as('shown'),
      count(sql`c.state = 'written' and c.is_hidden`).as('hidden'),
      count(sql`c.state = 'waiting'`).as('waiting'),
      count(sql`c.state = 'failed'`).as('failed'),
    ])
    .orderBy('report.completed_at', list === 'waiting' ? 'asc' : 'desc')
    .orderBy('order_item.id')
    .limit(deskPageSize)
    .offset(page * deskPageSize)
    .$narrowType<{ completed_at: NotNull }>()
    .execute();
