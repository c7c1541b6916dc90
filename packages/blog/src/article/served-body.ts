import type { Article } from '@proverka/contract/blog';
import type { PageContext } from '@proverka/shell-sdk/remote-module';

type QueryClient = PageContext['queryClient'];

/**
 * Bodies of the articles a request is about to be answered with. What the query cache holds is written into the HTML as
 * data too, and a body would go over the wire twice. Keyed by the request's own client: nothing is shared by visitors.
 */
const bodies = new WeakMap<QueryClient, string>();

/** On the server, after `load`: the article stays in the cache, its body goes to the page only. */
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
