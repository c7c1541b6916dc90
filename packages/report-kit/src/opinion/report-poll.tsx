import { refusalMessage } from '@proverka/api-client/refused';
import { reportKey } from '@proverka/api-client/reports';
import type { PollAnswer } from '@proverka/contract/poll';
import type { Report } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { useId } from 'react';
import styles from './opinion.module.css';

const answers: readonly { readonly answer: PollAnswer; readonly words: string }[] = [
  { answer: 'went_on', words: 'Соглашаюсь' },
  { answer: 'refused', words: 'Отказываюсь' },
  { answer: 'undecided', words: 'Ещё думаю' },
];

/** One question after a delivered report; the answer may be changed, and nothing follows from it. */
export function ReportPoll({ report }: { readonly report: Report }) {
  const headingId = useId();
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { order_item_id, status, poll_answer: given } = report;
  const poll = useMutation({
    mutationFn: (answer: PollAnswer) => api.call('POST /poll', { body: { order_item_id, answer } }),
    onSuccess: ({ answer }) => {
      queryClient.setQueryData<Report>(
        reportKey(order_item_id),
        (known) => known && { ...known, poll_answer: answer },
      );
    },
  });
  if (status !== 'done') return null;
  return (
    <section aria-labelledby={headingId} className={styles.question}>
      <h2 id={headingId} className={styles.title}>
        Что вы решили после отчёта?
      </h2>
      <div className={styles.answers}>
        {answers.map(({ answer, words }) => (
          <Button
            key={answer}
            variant={given === answer ? 'primary' : 'secondary'}
            aria-pressed={given === answer}
            disabled={poll.isPending}
            onClick={() => poll.mutate(answer)}
          >
            {words}
          </Button>
        ))}
      </div>
      <output className={styles.note}>{given === undefined ? '' : 'Спасибо, ответ сохранён'}</output>
      <FailureNote text={poll.isError ? refusalMessage(poll.error) : ''} />
    </section>
  );
}
