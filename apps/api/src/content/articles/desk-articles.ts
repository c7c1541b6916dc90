import type { BrandId } from '@proverka/brand/host';
import type { ArticleState, DeskArticle } from '@proverka/contract/desk-blog';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';
import { RATED, SUMMARY_COLUMNS, summaryOf } from './article.store.ts';
import type { SummaryRow } from './article.store.ts';

interface DeskRow extends SummaryRow {
  readonly brands: BrandId[];
  readonly is_later: boolean;
  readonly blocked_at: Date | null;
  readonly withdrawn_at: Date | null;
  /** How often each number of points was given, from one to five. */
  readonly ratings: number[];
  readonly comments: number;
  readonly blocked_comments: number;
}

const ALL = `
  select ${SUMMARY_COLUMNS}, a.brands, a.blocked_at, a.withdrawn_at,
    a.published_on > (:now::timestamptz at time zone 'Europe/Moscow')::date as is_later,
    array(
      select count(r.value)::int from generate_series(1, 5) points
      left join article_rating r on r.article_id = a.id and r.value = points group by points order by points
    ) as ratings,
    (select count(*)::int from article_comment where article_id = a.id and not is_blocked) as comments,
    (select count(*)::int from article_comment where article_id = a.id and is_blocked) as blocked_comments
  from article a ${RATED}`;

const LIST = statement<{ now: Date }, DeskRow>(`${ALL} order by a.published_on desc, a.id`);
const ONE = statement<{ now: Date; id: string }, DeskRow>(`${ALL} where a.id = :id`);

/** Articles of both brands, those that readers do not see included. They are files: there are hundreds at most. */
export async function listDeskArticles({ db, now }: ContentDeps): Promise<{ articles: DeskArticle[] }> {
  const rows = await LIST(db, { now: now() });
  return { articles: rows.map(viewArticle) };
}

interface Decision {
  readonly articleId: string;
  readonly isBlocked: boolean;
  readonly reason: string;
}

/** Hides an article or shows it again. Doing it twice changes nothing. */
export const setArticleState = (
  deps: ContentDeps,
  caller: Caller,
  { articleId, isBlocked, reason }: Decision,
): Promise<Result<DeskArticle, 'article_not_found'>> =>
  inTransaction(deps.db, async (tx) => {
    const changed = await tx
      .updateTable('article')
      .set({ blocked_at: isBlocked ? deps.now() : null })
      .where('id', '=', articleId)
      .where('blocked_at', isBlocked ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (changed !== undefined) {
      const event = isBlocked ? 'article.blocked' : 'article.restored';
      await recordEvent(deps, tx, caller, { event, ownerId: null, subject: articleId, reason });
    }
    return findDeskArticle(tx, deps.now(), articleId);
  });

async function findDeskArticle(
  db: Connection,
  now: Date,
  id: string,
): Promise<Result<DeskArticle, 'article_not_found'>> {
  const [row] = await ONE(db, { now, id });
  return row === undefined ? refuse('article_not_found') : done(viewArticle(row));
}

function viewArticle(row: DeskRow): DeskArticle {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.ratings;
  return {
    ...summaryOf(row),
    brands: row.brands,
    state: stateOf(row),
    ratings: [one, two, three, four, five],
    comments: row.comments,
    blocked_comments: row.blocked_comments,
  };
}

function stateOf({ blocked_at, withdrawn_at, is_later }: DeskRow): ArticleState {
  if (blocked_at !== null) return 'blocked';
  if (withdrawn_at !== null) return 'withdrawn';
  return is_later ? 'later' : 'shown';
}
