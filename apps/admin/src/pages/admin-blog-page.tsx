import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { ArticlesDesk } from '../features/articles-desk/articles-desk.tsx';
import { CommentsDesk } from '../features/comments-desk/comments-desk.tsx';
import styles from './page.module.css';

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
          { value: 'articles', label: 'Статьи и оценки', content: <ArticlesDesk /> },
        ]}
      />
    </Container>
  );
}
