import type { Article } from '@proverka/contract/blog';
import type { PageContext } from '@proverka/shell-sdk/remote-module';

type QueryClient = PageContext['queryClient'];

/**
 * The article bodies of a request. The query cache is embedded in the HTML as data, and a body there would be sent twice.
 * Keyed by the request's own client, so that visitors share nothing.
 */
const bodies = new WeakMap<QueryClient, string>();

/** On the server, after `load`: keeps the article in the cache and moves its body out of it. */
export function keepBodyOutOfState(queryClient: QueryClient, queryKey: readonly unknown[]): void {
  queryClient.setQueryData<Article>(queryKey, (article) => {
    if (!article) return undefined;
    bodies.set(queryClient, article.body_html);
    return { ...article, body_html: '' };
  });
}

/** Empty in a browser that got the body as HTML. */
export function bodyOf(queryClient: QueryClient, article: Article): string {
  return article.body_html || (bodies.get(queryClient) ?? '');
}
