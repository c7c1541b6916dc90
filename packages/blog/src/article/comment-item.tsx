import { commentsKey } from '@proverka/api-client/blog';
import { refusalMessage } from '@proverka/api-client/refused';
import type { Comment } from '@proverka/contract/blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';
import { momentBrief } from '@proverka/words/moments';
import styles from './article.module.css';

interface CommentItemProps {
  readonly comment: Comment;
  readonly articleId: string;
  /** The deleted comment contained the focus, which has to be moved. */
  readonly onDeleted: () => void;
}

export function CommentItem({ comment, articleId, onDeleted }: CommentItemProps) {
  return (
    <article className={styles.comment}>
      <p className={styles.meta}>
        <b className={styles.author}>{comment.author}</b>
        <time dateTime={comment.created_at}>{momentBrief(comment.created_at)}</time>
      </p>
      {/* Text as it was typed: markup in it is text too. */}
      <p className={styles.commentText}>{comment.text}</p>
      {comment.is_own && <DeleteComment id={comment.id} articleId={articleId} onDeleted={onDeleted} />}
    </article>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();

interface DeleteCommentProps extends Pick<CommentItemProps, 'articleId' | 'onDeleted'> {
  readonly id: string;
}

/** Asks for confirmation, because a deletion is final, and moves the focus to the question. */
function DeleteComment({ id, articleId, onDeleted }: DeleteCommentProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'kept'>('closed');
  if (state === 'asking') {
    return (
      <DeleteQuestion id={id} articleId={articleId} onDeleted={onDeleted} onKeep={() => setState('kept')} />
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      ref={state === 'kept' ? focusOn : null}
      onClick={() => setState('asking')}
      className={styles.remove}
    >
      Удалить
    </Button>
  );
}

function DeleteQuestion(props: DeleteCommentProps & { readonly onKeep: () => void }) {
  const { id, articleId, onDeleted, onKeep } = props;
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.call('DELETE /comments/{id}', { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: commentsKey(articleId) });
      onDeleted();
    },
  });
  return (
    <fieldset className={styles.asking}>
      <legend>Удалить комментарий?</legend>
      <Button variant="danger" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
        Да, удалить
      </Button>
      <Button ref={focusOn} variant="quiet" size="small" onClick={onKeep}>
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
