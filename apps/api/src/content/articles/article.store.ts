import type { BrandId } from '@proverka/brand/host';
import type { ArticleSummary } from '@proverka/contract/blog';
import type { Connection } from '#platform/db/transaction.ts';
import { runSql } from '#platform/db/transaction.ts';

interface SummaryRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly tags: string[];
  readonly author: string;
  readonly published_on: string;
  readonly reading_minutes: number;
  readonly rating_average: number | null;
  readonly rating_count: number;
}

const summaryOf = (row: SummaryRow): ArticleSummary => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  tags: row.tags,
  author: row.author,
  published_at: row.published_on,
  rating: { average: row.rating_average, count: row.rating_count },
  reading_minutes: row.reading_minutes,
});

// The publication date is a day in Moscow; a future article stays hidden until then.
const SHOWN = `withdrawn_at is null and $1 = any(brands)
  and published_on <= ($2::timestamptz at time zone 'Europe/Moscow')::date`;

const COLUMNS = `a.id, a.title, a.description, a.category, a.tags, a.author, a.published_on, a.reading_minutes,
  rating.average as rating_average, rating.count as rating_count`;

const RATED = `cross join lateral (
    select round(avg(value), 1)::float8 as average, count(*)::int as count
    from article_rating where article_id = a.id
  ) rating`;

export interface ArticleFilter {
  readonly titleFolded: string;
  readonly category: string;
  readonly tag: string;
  readonly author: string;
}

const MATCHES = `${SHOWN}
  and ($3 = '' or position($3 in title_folded) > 0)
  and ($4 = '' or category = $4) and ($5 = '' or $5 = any(tags)) and ($6 = '' or author = $6)`;

const LIST = `select ${COLUMNS} from article a ${RATED} where ${MATCHES}
  order by a.published_on desc, a.id limit $7 offset $8`;

const COUNT = `select count(*)::int as total from article a where ${MATCHES}`;

export async function listArticles(
  db: Connection,
  shownTo: { readonly brand: BrandId; readonly now: Date },
  filter: ArticleFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ articles: ArticleSummary[]; total: number }> {
  const { titleFolded, category, tag, author } = filter;
  const values = [shownTo.brand, shownTo.now, titleFolded, category, tag, author];
  const [rows, [counted]] = await Promise.all([
    runSql<SummaryRow>(db, LIST, [...values, limit, offset]),
    runSql<{ total: number }>(db, COUNT, values),
  ]);
  return { articles: rows.map(summaryOf), total: counted?.total ?? 0 };
}

const ONE = `select ${COLUMNS}, a.body_html,
    (select count(*)::int from article_comment where article_id = a.id and not is_blocked) as comments_count
  from article a ${RATED} where ${SHOWN} and a.id = $3`;

export async function findArticle(db: Connection, brand: BrandId, now: Date, id: string) {
  const [row] = await runSql<SummaryRow & { body_html: string; comments_count: number }>(db, ONE, [
    brand,
    now,
    id,
  ]);
  if (row === undefined) return null;
  return { ...summaryOf(row), body_html: row.body_html, comments_count: row.comments_count };
}

const EXISTS = `select exists (select from article where ${SHOWN} and id = $3) as shown`;

/** True when the article is visible on the brand's site and can be rated and commented on. */
export async function isArticleShown(
  db: Connection,
  brand: BrandId,
  now: Date,
  id: string,
): Promise<boolean> {
  const [row] = await runSql<{ shown: boolean }>(db, EXISTS, [brand, now, id]);
  return row?.shown ?? false;
}

const COUNTED = (
  name: string,
  from: string,
) => `select ${name} as name, count(*)::int as articles from ${from}
  where ${SHOWN} group by 1 order by 2 desc, 1`;

/** Tags and categories of a brand's visible articles, the most used first. */
export async function countTags(db: Connection, brand: BrandId, now: Date) {
  type Counted = { name: string; articles: number };
  const [tags, categories] = await Promise.all([
    runSql<Counted>(db, COUNTED('tag', 'article cross join unnest(tags) as tag'), [brand, now]),
    runSql<Counted>(db, COUNTED('category', 'article'), [brand, now]),
  ]);
  return { tags, categories };
}
