import { commentsQuery } from '@proverka/api-client/blog';
import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Pager } from '@proverka/ui-kit/pager';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { useId, useRef, useState } from 'react';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './article.module.css';

const commentsPageSize = 20;

/** Comments, the newest first, and the form for signed-in users. */
export function Comments({ articleId }: { readonly articleId: string }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  return (
    <section aria-labelledby={headingId} className={styles.comments}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.sectionTitle}>
        Комментарии
      </h2>
      <WriteComment articleId={articleId} onAdded={() => setPage(1)} />
      <CommentList
        articleId={articleId}
        page={page}
        onPageChange={setPage}
        onDeleted={() => heading.current?.focus()}
      />
    </section>
  );
}

interface WriteCommentProps {
  readonly articleId: string;
  readonly onAdded: () => void;
}

function WriteComment({ articleId, onAdded }: WriteCommentProps) {
  const { sessionActions } = usePlatform();
  const visitor = useSession((session) => session.visitor);
  if (visitor === 'unknown') return null;
  if (visitor === 'signed-in') return <CommentForm articleId={articleId} onAdded={onAdded} />;
  return (
    <div className={styles.invitation}>
      <p>Комментировать могут те, кто вошёл.</p>
      <Button variant="secondary" onClick={() => void sessionActions.askToSignIn()}>
        Войти
      </Button>
    </div>
  );
}

interface CommentListProps {
  readonly articleId: string;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly onDeleted: () => void;
}

function CommentList({ articleId, page, onPageChange, onDeleted }: CommentListProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...commentsQuery(api, articleId, page),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={2} label="Комментарии загружаются" />;
    return (
      <FailureState
        title="Не удалось загрузить комментарии"
        text={refusalMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingAs="h3"
      />
    );
  }
  if (data.total === 0) return <p className={styles.note}>Комментариев пока нет.</p>;
  return (
    <>
      <ul className={styles.commentList}>
        {data.comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} articleId={articleId} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
      <Pager
        label="Страницы комментариев"
        page={page}
        pageCount={Math.ceil(data.total / commentsPageSize)}
        onPageChange={onPageChange}
      />
    </>
  );
}
