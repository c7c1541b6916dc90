import type { Deal, DealDocument, DealLine, DealSeller } from '@proverka/contract/deal';
import { dealKeptMonths } from '@proverka/contract/deal-limits';
import type { SubjectData } from '@proverka/contract/subject';
import type { Connection } from '#platform/db/transaction.ts';
import { advertsOfFlat } from '#market/flat-adverts.ts';
import { monthsAfter } from '#platform/moscow-calendar.ts';
import { keysOf, readBoughtItems } from './bought-items.ts';
import { changesOf, checksOf } from './checks.domain.ts';
import { nextStep } from './deal.domain.ts';
import type { DealRow } from './deal.store.ts';
import type { DealsDeps } from './deps.ts';

/** A folder as its owner reads it: what was written, and what the orders say of it now. */
export async function viewDeal(
  { config, now }: Pick<DealsDeps, 'config' | 'now'>,
  db: Connection,
  row: DealRow,
): Promise<Deal> {
  const subjects = row.sellers.map(subjectOf);
  const about = { userId: row.user_id, objectKey: row.object_key, sellers: subjects };
  const flat = { objectKey: row.object_key, advertId: advertIdOf(row) };
  const [items, documents, adverts] = [
    await readBoughtItems(db, config.appSecret, about),
    await readDocuments(db, row.id),
    await advertsOfFlat(db, flat, { since: row.created_at, now: now() }),
  ];
  const sellers = subjects.map((subject) => keysOf(config.appSecret, subject));
  return {
    ...lineOf(row, documents.length),
    version: row.version,
    advert_id: row.advert_id,
    sellers: [...row.sellers],
    steps: [...row.steps],
    notes: row.notes,
    checks: checksOf(items, sellers),
    reports: items
      .filter(({ isAboutObject }) => isAboutObject)
      .map((item) => ({
        order_item_id: item.id,
        product_name: item.productName,
        product_name_ru: item.productNameRu,
        status: item.status,
        created_date: item.createdAt.toISOString(),
        is_readable: item.hasReport,
      })),
    document_list: documents,
    adverts,
    changes: changesOf(items),
  };
}

const LARGEST_ID = 2_147_483_647;

/** The number of the advert the purchase began with; the folder keeps it as it was given. */
function advertIdOf({ advert_id: given }: Pick<DealRow, 'advert_id'>): number | null {
  const id = given !== null && /^\d{1,10}$/.test(given) ? Number(given) : null;
  return id !== null && id <= LARGEST_ID ? id : null;
}

/** The owner's folders, recently changed ones first. */
export async function listDeals(db: Connection, userId: string): Promise<DealLine[]> {
  const rows = await db
    .selectFrom('deal')
    .selectAll('deal')
    .select((row) =>
      row
        .selectFrom('deal_document')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('deal_document.deal_id', '=', 'deal.id')
        .where('deal_document.added_at', 'is not', null)
        .as('documents'),
    )
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => lineOf(row, Number(row.documents)));
}

const lineOf = (row: DealRow, documents: number): DealLine => ({
  deal_id: row.id,
  object_key: row.object_key,
  object_address: row.object_address,
  created_date: row.created_at.toISOString(),
  changed_date: row.changed_at.toISOString(),
  kept_until: monthsAfter(row.changed_at, dealKeptMonths).toISOString(),
  next_step: nextStep(row.steps),
  documents,
});

async function readDocuments(db: Connection, dealId: string): Promise<DealDocument[]> {
  const rows = await db
    .selectFrom('deal_document')
    .select(['id', 'kind', 'title', 'file_name', 'type', 'bytes', 'added_at'])
    .where('deal_id', '=', dealId)
    .where('added_at', 'is not', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, kind, title, file_name, type, bytes, added_at: addedAt }) =>
    kind === null || addedAt === null
      ? []
      : {
          attachment_id: id,
          kind,
          title,
          file_name,
          content_type: type,
          bytes,
          added_date: addedAt.toISOString(),
        },
  );
}

/** Only fields that are filled in. */
const subjectOf = (seller: DealSeller): SubjectData =>
  Object.fromEntries(Object.entries(seller).filter((field): field is [string, string] => Boolean(field[1])));
