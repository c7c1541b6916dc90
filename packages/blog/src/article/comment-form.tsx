import { commentsKey } from '@proverka/api-client/blog';
import { refusalMessage } from '@proverka/api-client/refused';
import { commentRules } from '@proverka/contract/comment-form';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { checkForm } from '@proverka/validation/rule';
import { useRef, useState, type FormEvent } from 'react';
import styles from './article.module.css';

interface CommentFormProps {
  readonly articleId: string;
  readonly onAdded: () => void;
}

/** The typed text stays until the server has accepted it. */
export function CommentForm({ articleId, onAdded }: CommentFormProps) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const add = useMutation({
    mutationFn: (typed: string) =>
      api.call('POST /comments', { body: { article_id: articleId, text: typed.trim() } }),
    onSuccess: async () => {
      setText('');
      onAdded();
      await queryClient.invalidateQueries({ queryKey: commentsKey(articleId) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { text: message = null } = checkForm(commentRules, { text });
    setFailure(message);
    if (message !== null) area.current?.focus();
    else if (!add.isPending) add.mutate(text);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Field
        label="Ваш комментарий"
        error={failure}
        hint="Без ссылок на чужие данные: комментарий увидят все."
      >
        <TextArea
          ref={area}
          name="text"
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <output className={styles.note}>{add.isSuccess && text === '' && 'Комментарий опубликован.'}</output>
      {add.error && (
        <p role="alert" className={styles.failure}>
          {`Комментарий не отправлен. ${refusalMessage(add.error)}`}
        </p>
      )}
      <Button type="submit" busy={add.isPending}>
        Отправить
      </Button>
    </form>
  );
}
