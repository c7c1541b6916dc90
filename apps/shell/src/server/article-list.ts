import type { ApiClient } from '@proverka/api-client/api-client';
import type { ArticleSummary } from '@proverka/contract/blog';

type ListedArticle = Pick<ArticleSummary, 'id' | 'published_at'>;

export interface ArticleList {
  /** Every published article; as last seen when the API does not answer. */
  readonly current: () => Promise<readonly ListedArticle[]>;
}

interface ArticleSource {
  readonly api: Pick<ApiClient, 'call'>;
  /** Milliseconds, as `Date.now`. */
  readonly now: () => number;
  readonly report: (message: string, error: unknown) => void;
}

const freshMilliseconds = 5 * 60_000;
const timeoutMilliseconds = 3000;
/** The most the API gives at once. */
const pageSize = 500;

export function createArticleList({ api, now, report }: ArticleSource): ArticleList {
  let seen: readonly ListedArticle[] = [];
  let seenAt = Number.NEGATIVE_INFINITY;
  return {
    current: async () => {
      if (now() - seenAt < freshMilliseconds) return seen;
      try {
        seen = await allArticles(api);
        seenAt = now();
      } catch (error) {
        report('The articles for the sitemap could not be read', error);
      }
      return seen;
    },
  };
}

async function allArticles(api: ArticleSource['api']): Promise<ListedArticle[]> {
  const found: ListedArticle[] = [];
  for (let page = 1; ; page += 1) {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const { articles, total } = await api.call(
      'GET /articles',
      { query: { page, page_size: pageSize } },
      { signal },
    );
    found.push(...articles);
    if (articles.length === 0 || found.length >= total) return found;
  }
}
