import { deskBlogKey } from '@proverka/api-client/desk-blog';
import type { DeskComment } from '@proverka/contract/desk-blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { momentWords } from '@proverka/words/moments';
import { BlockingForm } from '../../controls/blocking-form.tsx';
import desk from '../../controls/desk.module.css';
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
  const decide = async (body: { readonly is_blocked: boolean; readonly reason: string }) => {
    await api.call('PUT /admin/comments/{comment_id}/state', { params: { comment_id: id }, body });
    await queryClient.invalidateQueries({ queryKey: deskBlogKey });
  };
  return (
    <Card as="article" aria-label={`Комментарий: ${author}`} className={desk.card}>
      <h2 className={desk.title}>{author}</h2>
      <p className={desk.text}>{text}</p>
      <p className={desk.soft}>
        {commentStateWords[state]}, написан {momentWords(at)}
      </p>
      <BlockingForm
        what="комментарий"
        isBlocked={state === 'blocked'}
        about={{
          hide: 'Читатели перестанут видеть комментарий. Автору письмо не отправляется.',
          giveBack: 'Читатели снова увидят комментарий под статьёй.',
        }}
        decide={decide}
        onDone={onDone}
      />
    </Card>
  );
}
