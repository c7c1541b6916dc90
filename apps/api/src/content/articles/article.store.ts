import type { BrandId } from '@proverka/brand/host';
import type { ArticleSummary } from '@proverka/contract/blog';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

export interface SummaryRow {
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

export const summaryOf = (row: SummaryRow): ArticleSummary => ({
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
const SHOWN = `withdrawn_at is null and blocked_at is null and :brand = any(brands)
  and published_on <= (:now::timestamptz at time zone 'Europe/Moscow')::date`;

export const SUMMARY_COLUMNS = `a.id, a.title, a.description, a.category, a.tags, a.author, a.published_on, a.reading_minutes,
  rating.average as rating_average, rating.count as rating_count`;

export const RATED = `cross join lateral (
    select round(avg(value), 1)::float8 as average, count(*)::int as count
    from article_rating where article_id = a.id
  ) rating`;

interface ShownTo {
  readonly brand: BrandId;
  readonly now: Date;
}

export interface ArticleFilter {
  readonly titleFolded: string;
  readonly category: string;
  readonly tag: string;
  readonly author: string;
}

const MATCHES = `${SHOWN}
  and (:titleFolded = '' or position(:titleFolded in title_folded) > 0)
  and (:category = '' or category = :category) and (:tag = '' or :tag = any(tags))
  and (:author = '' or author = :author)`;

interface Span {
  readonly limit: number;
  readonly offset: number;
}

const LIST = statement<ShownTo & ArticleFilter & Span, SummaryRow>(`
  select ${SUMMARY_COLUMNS} from article a ${RATED} where ${MATCHES}
  order by a.published_on desc, a.id limit :limit offset :offset`);

const COUNT = statement<ShownTo & ArticleFilter, { total: number }>(
  `select count(*)::int as total from article a where ${MATCHES}`,
);

export async function listArticles(
  db: Connection,
  { brand, now }: ShownTo,
  { titleFolded, category, tag, author }: ArticleFilter,
  { limit, offset }: Span,
): Promise<{ articles: ArticleSummary[]; total: number }> {
  const wanted = { brand, now, titleFolded, category, tag, author };
  const [rows, [counted]] = await Promise.all([LIST(db, { ...wanted, limit, offset }), COUNT(db, wanted)]);
  return { articles: rows.map(summaryOf), total: counted?.total ?? 0 };
}

const ONE = statement<
  ShownTo & { readonly id: string },
  SummaryRow & { body_html: string; comments_count: number }
>(`
  select ${SUMMARY_COLUMNS}, a.body_html,
    (select count(*)::int from article_comment where article_id = a.id and not is_blocked) as comments_count
  from article a ${RATED} where ${SHOWN} and a.id = :id`);

export async function findArticle(db: Connection, brand: BrandId, now: Date, id: string) {
  const [row] = await ONE(db, { brand, now, id });
  if (row === undefined) return null;
  return { ...summaryOf(row), body_html: row.body_html, comments_count: row.comments_count };
}

const EXISTS = statement<ShownTo & { readonly id: string }, { shown: boolean }>(
  `select exists (select from article where ${SHOWN} and id = :id) as shown`,
);

/** True when the article is visible on the brand's site and can be rated and commented on. */
export async function isArticleShown(
  db: Connection,
  brand: BrandId,
  now: Date,
  id: string,
): Promise<boolean> {
  const [row] = await EXISTS(db, { brand, now, id });
  return row?.shown ?? false;
}

const counted = (name: string, from: string) =>
  statement<ShownTo, { name: string; articles: number }>(`
    select ${name} as name, count(*)::int as articles from ${from}
    where ${SHOWN} group by 1 order by 2 desc, 1`);

const TAGS = counted('tag', 'article cross join unnest(tags) as tag');
const CATEGORIES = counted('category', 'article');

/** Tags and categories of a brand's visible articles, the most used first. */
export async function countTags(db: Connection, brand: BrandId, now: Date) {
  const [tags, categories] = await Promise.all([TAGS(db, { brand, now }), CATEGORIES(db, { brand, now })]);
  return { tags, categories };
}
