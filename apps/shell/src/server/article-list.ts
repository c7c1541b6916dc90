import type { ApiClient } from '@proverka/api-client/api-client';
import type { HostEntry } from '@proverka/brand/host';
import type { ArticleSummary } from '@proverka/contract/blog';
import { keptByBrand, type KeptTools } from './kept-by-brand.ts';

type ListedArticle = Pick<ArticleSummary, 'id' | 'published_at'>;

export interface ArticleList {
  /** All published articles of the host's brand; the last known ones when the API does not answer. */
  readonly of: (host: HostEntry) => Promise<readonly ListedArticle[]>;
}

export interface ListSource extends KeptTools {
  /** The API, addressed as visitors of the host do. */
  readonly apiOf: (host: HostEntry) => Pick<ApiClient, 'call'>;
}

export const listTimeoutMilliseconds = 3000;
/** The largest page size of the API. */
const pageSize = 500;

export function createArticleList({ apiOf, ...tools }: ListSource): ArticleList {
  return { of: keptByBrand('articles', [], (host) => allArticles(apiOf(host)), tools) };
}

async function allArticles(api: Pick<ApiClient, 'call'>): Promise<readonly ListedArticle[]> {
  const found: ListedArticle[] = [];
  for (let page = 1; ; page += 1) {
    const signal = AbortSignal.timeout(listTimeoutMilliseconds);
    const { articles, total } = await api.call(
      'GET /articles',
      { query: { page, page_size: pageSize } },
      { signal },
    );
    found.push(...articles);
    if (articles.length === 0 || found.length >= total) return found;
  }
}
