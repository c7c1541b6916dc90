import { refusalMessage } from '@proverka/api-client/refused';
import { reportKey } from '@proverka/api-client/reports';
import { reportRatingRules } from '@proverka/contract/report-rating';
import type { Report } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { ThumbDownIcon, ThumbUpIcon } from '@proverka/ui-kit/icon';
import { TextArea } from '@proverka/ui-kit/text-input';
import { checkForm } from '@proverka/validation/rule';
import { useId, useState, type FormEvent } from 'react';
import styles from './opinion.module.css';

type Rating = NonNullable<Report['rating']>;

/** A thumb up or down, then a comment; either may be changed later. */
export function ReportRating({ report }: { readonly report: Report }) {
  const headingId = useId();
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const params = { order_item_id: report.order_item_id };
  const rate = useMutation({
    mutationFn: (body: Rating) => api.call('POST /report/{order_item_id}/rating', { params, body }),
    onSuccess: (rating) => {
      queryClient.setQueryData<Report>(
        reportKey(report.order_item_id),
        (known) => known && { ...known, rating },
      );
    },
  });
  const given = report.rating;
  const press = (rating: Rating['rating']) => rate.mutate({ rating, comment: given?.comment ?? '' });
  return (
    <section aria-labelledby={headingId} className={styles.question}>
      <h2 id={headingId} className={styles.title}>
        Отчёт был полезен?
      </h2>
      <div className={styles.answers}>
        <Button
          variant={given?.rating === 'up' ? 'primary' : 'secondary'}
          icon={<ThumbUpIcon />}
          aria-pressed={given?.rating === 'up'}
          onClick={() => press('up')}
        >
          Да
        </Button>
        <Button
          variant={given?.rating === 'down' ? 'primary' : 'secondary'}
          icon={<ThumbDownIcon />}
          aria-pressed={given?.rating === 'down'}
          onClick={() => press('down')}
        >
          Нет
        </Button>
      </div>
      {given && <Comment given={given} isBusy={rate.isPending} onSend={(body) => rate.mutate(body)} />}
      {rate.isError && (
        <p role="alert" className={styles.failure}>
          {refusalMessage(rate.error)}
        </p>
      )}
    </section>
  );
}

interface CommentProps {
  readonly given: Rating;
  readonly isBusy: boolean;
  readonly onSend: (rating: Rating) => void;
}

function Comment({ given, isBusy, onSend }: CommentProps) {
  const [comment, setComment] = useState(given.comment);
  const [error, setError] = useState<string | undefined>();
  const isSaved = given.comment !== '' && given.comment === comment.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const failure = checkForm(reportRatingRules, { comment }).comment;
    setError(failure);
    if (failure === undefined) onSend({ rating: given.rating, comment: comment.trim() });
  };
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <Field
        label={given.rating === 'up' ? 'Что помогло' : 'Чего не хватило'}
        optional
        error={error}
        hint="Не пишите здесь чужих личных данных"
      >
        <TextArea rows={3} value={comment} onChange={(event) => setComment(event.target.value)} />
      </Field>
      <div className={styles.answers}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Отправить
        </Button>
        <output className={styles.note}>{isSaved ? 'Спасибо, комментарий сохранён' : ''}</output>
      </div>
    </form>
  );
}
