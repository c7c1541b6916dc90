import type { Rating } from '@proverka/contract/blog';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

const RATING = statement<{ articleId: string; rater: string | null }, Rating & { own: number | null }>(`
  select round(avg(value), 1)::float8 as average, count(*)::int as count,
    max(value) filter (where rater = :rater) as own
  from article_rating where article_id = :articleId`);

/** `rater` is null for a visitor without a mark, who cannot have rated. */
export async function readRating(
  db: Connection,
  articleId: string,
  rater: string | null,
): Promise<Rating & { own: number | null }> {
  const [row] = await RATING(db, { articleId, rater });
  return row ?? { average: null, count: 0, own: null };
}

/** One rating per rater: a second one replaces the first. */
export async function saveRating(
  tx: Transaction,
  rating: { readonly articleId: string; readonly rater: string; readonly value: number; readonly at: Date },
): Promise<void> {
  const { articleId, rater, value, at } = rating;
  await tx
    .insertInto('article_rating')
    .values({ article_id: articleId, rater, value, rated_at: at })
    .onConflict((conflict) => conflict.columns(['article_id', 'rater']).doUpdateSet({ value, rated_at: at }))
    .execute();
}

/** For a visitor who signed in after rating: the guest's rating is removed in favour of the user's. */
export async function dropRating(tx: Transaction, articleId: string, rater: string): Promise<void> {
  await tx
    .deleteFrom('article_rating')
    .where('article_id', '=', articleId)
    .where('rater', '=', rater)
    .execute();
}
