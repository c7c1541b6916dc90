import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { Tabs } from '@proverka/ui-kit/tabs';
import { lazy, Suspense } from 'react';
import { CommentsDesk } from '../features/comments-desk/comments-desk.tsx';
import styles from './page.module.css';

// With its charts, which the comments do not need.
const ArticlesDesk = lazy(async () => {
  const { ArticlesDesk: Desk } = await import(
    /* webpackChunkName: "articles-desk" */ '../features/articles-desk/articles-desk.tsx'
  );
  return { default: Desk };
});

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const part = search.get('part') === 'articles' ? 'articles' : 'comments';
  return (
    <Container as="main" className={styles.wide}>
      <h1>Блог</h1>
      <Tabs
        label="Блог"
        value={part}
        onValueChange={(next) =>
          void navigate(next === 'articles' ? '/admin/content/blog/?part=articles' : '/admin/content/blog/')
        }
        items={[
          { value: 'comments', label: 'Комментарии', content: <CommentsDesk /> },
          {
            value: 'articles',
            label: 'Статьи и оценки',
            content: (
              <Suspense fallback={<SkeletonText lines={4} label="Открываем" />}>
                <ArticlesDesk />
              </Suspense>
            ),
          },
        ]}
      />
    </Container>
  );
}
