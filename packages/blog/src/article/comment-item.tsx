import { commentsKey } from '@proverka/api-client/blog';
import { refusalMessage } from '@proverka/api-client/refused';
import type { Comment } from '@proverka/contract/blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';
import { momentWords } from '../words.ts';
import styles from './article.module.css';

interface CommentItemProps {
  readonly comment: Comment;
  readonly articleId: string;
}

export function CommentItem({ comment, articleId }: CommentItemProps) {
  return (
    <article className={styles.comment}>
      <p className={styles.meta}>
        <b className={styles.author}>{comment.author}</b>
        <time dateTime={comment.created_at}>{momentWords(comment.created_at)}</time>
      </p>
      {/* Text as it was typed: markup in it is text too. */}
      <p className={styles.commentText}>{comment.text}</p>
      {comment.is_own && <DeleteComment id={comment.id} articleId={articleId} />}
    </article>
  );
}

/** Asks once more: a deleted comment does not come back. */
function DeleteComment({ id, articleId }: { readonly id: string; readonly articleId: string }) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call('DELETE /comments/{id}', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsKey(articleId) }),
  });
  if (!isAsking) {
    return (
      <Button variant="quiet" size="small" onClick={() => setAsking(true)} className={styles.remove}>
        Удалить
      </Button>
    );
  }
  return (
    <fieldset className={styles.asking}>
      <legend>Удалить комментарий?</legend>
      <Button variant="danger" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
        Да, удалить
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
        Оставить
      </Button>
      {remove.error && (
        <p role="alert" className={styles.failure}>
          {refusalMessage(remove.error)}
        </p>
      )}
    </fieldset>
  );
}
