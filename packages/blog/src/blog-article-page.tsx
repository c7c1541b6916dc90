import { articleQuery, commentsQuery } from '@proverka/api-client/blog';
import type { ApiClient } from '@proverka/api-client/api-client';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { article as articleData } from '@proverka/shell-sdk/structured-data';
import { Container } from '@proverka/ui-kit/layout';
import { articlePath, blogPath } from './article-filter.domain.ts';
import { ArticleBody } from './article/article-body.tsx';
import { ArticleHeader } from './article/article-header.tsx';
import { ArticleRating } from './article/article-rating.tsx';
import { ArticleTags } from './article/article-tags.tsx';
import { Comments } from './article/comments.tsx';
import { RelatedService } from './article/related-service.tsx';
import { keepBodyOutOfState } from './article/served-body.ts';
import styles from './blog-article-page.module.css';

const crumbs = [{ title: 'Блог', path: blogPath }];

/** The API's format of an id; a page with any other id does not exist. */
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export async function load({ queryClient, platform: { api }, params }: PageContext): Promise<void> {
  const id = params['id'] ?? '';
  if (id.length > 100 || !idPattern.test(id)) throw notFound();
  const query = articleQuery(api, id);
  // On a page served as HTML the cached article has no body: it is fetched when the visitor returns to it.
  const isBodyMissing = queryClient.getQueryData(query.queryKey)?.body_html === '';
  await Promise.all([
    queryClient.fetchQuery(isBodyMissing ? { ...query, staleTime: 0 } : query),
    queryClient.prefetchQuery(commentsQuery(api, id)),
  ]);
  if (typeof document === 'undefined') keepBodyOutOfState(queryClient, query.queryKey);
}

export function head({ queryClient, platform, params }: PageContext): PageHead {
  const article = queryClient.getQueryData(articleQuery(platform.api, params['id'] ?? '').queryKey);
  if (!article) return {};
  const { id, title, description, author, published_at: publishedAt } = article;
  return {
    title,
    description,
    kind: 'article',
    crumbs,
    structuredData: [
      articleData(platform.brand, {
        title,
        description,
        url: platform.origin + articlePath(id),
        author,
        publishedAt,
      }),
    ],
  };
}

export function Component() {
  const { api } = usePlatform();
  const id = useParams()['id'] ?? '';
  return <ArticleView key={id} id={id} api={api} />;
}

/** Mounted anew for every article, so that typed text and open dialogs do not carry over. */
function ArticleView({ id, api }: { readonly id: string; readonly api: ApiClient }) {
  const { data: article } = useSuspenseQuery(articleQuery(api, id));
  return (
    <Container as="main" width={680} className={styles.page}>
      <article className={styles.article}>
        <ArticleHeader article={article} crumbs={crumbs} />
        <ArticleBody article={article} />
        <ArticleTags tags={article.tags} />
      </article>
      <RelatedService category={article.category} />
      <ArticleRating articleId={id} rating={article.rating} />
      <Comments articleId={id} />
    </Container>
  );
}
