import { deskBlogKey } from '@proverka/api-client/desk-blog';
import type { DeskComment } from '@proverka/contract/desk-blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { momentWords } from '@proverka/words/moments';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { commentStateWords } from './comments-columns.tsx';

interface CommentCardProps {
  readonly comment: DeskComment;
  readonly onDone: () => void;
}

/** One comment, whole, and the decision about it. */
export function CommentCard({ comment, onDone }: CommentCardProps) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { comment_id: id, author, text, created_date: at, state } = comment;
  const isBlocked = state === 'blocked';
  const decide = async (reason: string) => {
    await api.call('PUT /admin/comments/{comment_id}/state', {
      params: { comment_id: id },
      body: { is_blocked: !isBlocked, reason },
    });
    await queryClient.invalidateQueries({ queryKey: deskBlogKey });
  };
  return (
    <Card as="article" aria-label={`Комментарий: ${author}`} className={desk.card}>
      <h2 className={desk.title}>{author}</h2>
      <p className={desk.text}>{text}</p>
      <p className={desk.soft}>
        {commentStateWords[state]}, написан {momentWords(at)}
      </p>
      <ReasonForm
        key={state}
        label={isBlocked ? 'Вернуть комментарий' : 'Скрыть комментарий'}
        about={
          isBlocked
            ? 'Читатели снова увидят комментарий под статьёй.'
            : 'Читатели перестанут видеть комментарий. Автору письмо не отправляется.'
        }
        action={isBlocked ? 'Вернуть' : 'Скрыть'}
        variant={isBlocked ? 'primary' : 'danger'}
        act={decide}
        onDone={onDone}
      />
    </Card>
  );
}
