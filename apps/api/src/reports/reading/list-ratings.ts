import { deskCountLimit } from '@proverka/contract/desk-page';
import type { DeskReportRating } from '@proverka/contract/desk-report-rating';
import type { Caller } from '#platform/audit/actor.ts';
import { statement } from '#platform/db/statement.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { noteDesk } from '../note-look.ts';

type Rating = DeskReportRating['rating'];

interface Filter {
  readonly rating: Rating | null;
  readonly hasComment: boolean;
}

interface Row {
  readonly item_id: string;
  readonly order_id: string;
  readonly name_ru: string;
  readonly value: Rating;
  readonly comment: string;
  readonly rated_at: Date;
}

const FITS = `(:rating::text is null or r.value = :rating) and (not :hasComment::boolean or r.comment <> '')`;

const LIST = statement<Filter & { after: string | null; limit: number }, Row>(`
  select r.item_id, i.order_id, p.name_ru, r.value, r.comment, r.rated_at
  from report_rating r join order_item i on i.id = r.item_id join product p on p.id = i.product_id
  where ${FITS} and (:after::uuid is null or (r.rated_at, r.item_id) < (
    select seen.rated_at, seen.item_id from report_rating seen where seen.item_id = :after))
  order by r.rated_at desc, r.item_id desc limit :limit`);

const COUNT = statement<Filter & { most: number }, { count: number }>(`
  select count(*)::int as count from (select from report_rating r where ${FITS} limit :most) fitting`);

interface Query {
  readonly rating?: Rating | undefined;
  readonly has_comment: boolean;
  /** The last item seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Page {
  readonly ratings: DeskReportRating[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

/** One page of what owners think of their reports; the reading is in the journal. */
export async function listRatings(
  deps: ReportsDeps,
  caller: Caller,
  { rating, has_comment: hasComment, after, limit }: Query,
): Promise<Result<Page, never>> {
  await noteDesk(deps, caller, { desk: 'ratings', list: rating ?? 'all' });
  const filter = { rating: rating ?? null, hasComment };
  const rows = await LIST(deps.db, { ...filter, after: after ?? null, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return done({
    ratings: page.map(viewRating),
    next: rows.length > limit ? (page.at(-1)?.item_id ?? null) : null,
    total: after === undefined ? await countRatings(deps, filter) : null,
  });
}

async function countRatings({ db }: ReportsDeps, filter: Filter) {
  const [row] = await COUNT(db, { ...filter, most: deskCountLimit + 1 });
  const count = row?.count ?? 0;
  return { count: Math.min(count, deskCountLimit), is_more: count > deskCountLimit };
}

const viewRating = (row: Row): DeskReportRating => ({
  order_item_id: row.item_id,
  order_id: row.order_id,
  product_name_ru: row.name_ru,
  rating: row.value,
  comment: row.comment,
  rated_at: row.rated_at.toISOString(),
});
