import type { ApiClient } from '@proverka/api-client/api-client';
import type { BrandId, HostEntry } from '@proverka/brand/host';
import type { ArticleSummary } from '@proverka/contract/blog';

type ListedArticle = Pick<ArticleSummary, 'id' | 'published_at'>;

export interface ArticleList {
  /** All published articles of the host's brand; the last known ones when the API does not answer. */
  readonly of: (host: HostEntry) => Promise<readonly ListedArticle[]>;
}

interface ArticleSource {
  /** The API, addressed as visitors of the host do. */
  readonly apiOf: (host: HostEntry) => Pick<ApiClient, 'call'>;
  /** Milliseconds, as `Date.now`. */
  readonly now: () => number;
  readonly report: (message: string, error: unknown) => void;
}

const freshMilliseconds = 5 * 60_000;
const timeoutMilliseconds = 3000;
/** The largest page size of the API. */
const pageSize = 500;

interface Seen {
  readonly articles: readonly ListedArticle[];
  readonly at: number;
}

export function createArticleList({ apiOf, now, report }: ArticleSource): ArticleList {
  const seen = new Map<BrandId, Seen>();
  return {
    of: async (host) => {
      const last = seen.get(host.brand);
      if (last && now() - last.at < freshMilliseconds) return last.articles;
      try {
        const articles = await allArticles(apiOf(host));
        seen.set(host.brand, { articles, at: now() });
        return articles;
      } catch (error) {
        report('The articles for the sitemap could not be read', error);
        return last?.articles ?? [];
      }
    },
  };
}

async function allArticles(api: Pick<ApiClient, 'call'>): Promise<ListedArticle[]> {
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
