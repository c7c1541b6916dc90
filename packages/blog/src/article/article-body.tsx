import { articleQuery } from '@proverka/api-client/blog';
import type { Article } from '@proverka/contract/blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { trustedHtml } from '@proverka/shell-sdk/trusted-html';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useEffect, useRef, useState } from 'react';
import { bodyOf } from './served-body.ts';
import styles from './article-body.module.css';

/**
 * The text, sanitised by the API. In a browser that got it as HTML it is kept: neither loaded nor rendered again.
 */
export function ArticleBody({ article }: { readonly article: Article }) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState(() => bodyOf(queryClient, article));
  useEffect(() => {
    // After a failed hydration React renders from scratch, and so does this component.
    if (place.current?.firstChild) return;
    void queryClient
      .fetchQuery({ ...articleQuery(api, article.id), staleTime: 0 })
      .then(({ body_html: body }) => setHtml(body));
  }, [api, article.id, queryClient]);
  return (
    <div
      ref={place}
      className={styles.body}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
