import type { ArticleFilter } from '@proverka/api-client/blog';

export const blogPath = '/blog/';
export const articlesPageSize = 10;

export const articlePath = (id: string): string => `${blogPath}${id}/`;

/** The list's filter and page, as encoded in the URL. */
export interface ListView {
  /** Words of the title; empty for all. */
  readonly title: string;
  readonly category: string;
  readonly tag: string;
  /** Counts from one. */
  readonly page: number;
}

/** The API's limit of the filter text. */
const longestFilter = 100;

/** Counts from 1; any other value in the URL means the first page. */
export function listView(search: URLSearchParams): ListView {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, longestFilter);
  const page = Number(search.get('page') ?? '1');
  return {
    title: text('title'),
    category: text('category'),
    tag: text('tag'),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function listPath(view: Partial<ListView>): string {
  const search = new URLSearchParams();
  for (const name of ['title', 'category', 'tag'] as const) {
    const text = view[name];
    if (text) search.set(name, text);
  }
  if (view.page !== undefined && view.page > 1) search.set('page', String(view.page));
  return search.size > 0 ? `${blogPath}?${search}` : blogPath;
}

export function filterOf({ title, category, tag, page }: ListView): ArticleFilter {
  return { title, category, tag, page, page_size: articlesPageSize };
}

export const isFiltered = ({ title, category, tag }: ListView): boolean => title + category + tag !== '';
