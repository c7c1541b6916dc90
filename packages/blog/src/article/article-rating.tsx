import { ratingQuery } from '@proverka/api-client/blog';
import { refusalMessage } from '@proverka/api-client/refused';
import type { Rating } from '@proverka/contract/blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { useId, useRef, useState, type FormEvent } from 'react';
import { averageWords, ratingCount } from '../words.ts';
import styles from './article.module.css';

const marks = [1, 2, 3, 4, 5] as const;

interface ArticleRatingProps {
  readonly articleId: string;
  /** The served average; the visitor's own rating is fetched in the browser. */
  readonly rating: Rating;
}

/** The current average and the visitor's rating, with a function to change it. */
function useRating(articleId: string) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const query = ratingQuery(api, articleId);
  const { data } = useQuery({ ...query, retry: false });
  const rate = useMutation({
    mutationFn: (mark: number) =>
      api.call('POST /ratings', { body: { article_id: articleId, rating: mark } }),
    onSuccess: (given) => queryClient.setQueryData(query.queryKey, given),
  });
  return { data, rate };
}

/** One rating from 1 to 5 per visitor, signed in or not; another one replaces it. */
export function ArticleRating({ articleId, rating }: ArticleRatingProps) {
  const stateId = useId();
  const { data, rate } = useRating(articleId);
  const { average, count } = data ?? rating;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const firstMark = useRef<HTMLInputElement>(null);
  const mark = chosen ?? data?.own ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(mark === null);
    if (mark === null) firstMark.current?.focus();
    else if (!rate.isPending) rate.mutate(mark);
  };
  return (
    <form onSubmit={submit} className={styles.rating}>
      <fieldset className={styles.marks} aria-describedby={stateId}>
        <legend className={styles.sectionTitle}>Насколько статья полезна?</legend>
        {marks.map((value) => (
          <label key={value} className={styles.mark}>
            <input
              ref={value === 1 ? firstMark : null}
              type="radio"
              name="rating"
              value={value}
              checked={mark === value}
              onChange={() => setChosen(value)}
              aria-label={`${value} из 5`}
            />
            <span aria-hidden>{value}</span>
          </label>
        ))}
      </fieldset>
      <output id={stateId} className={styles.note}>
        {rate.isSuccess && 'Спасибо, оценка учтена. '}
        {average === null
          ? 'Оценок пока нет. 1 — не помогла, 5 — очень помогла.'
          : `Средняя оценка ${averageWords(average)} из 5, ${ratingCount(count)}.`}
      </output>
      {(isMissing || rate.error) && (
        <p role="alert" className={styles.failure}>
          {rate.error ? `Оценка не сохранена. ${refusalMessage(rate.error)}` : 'Выберите оценку от 1 до 5.'}
        </p>
      )}
      <Button type="submit" variant="secondary" busy={rate.isPending}>
        Оценить
      </Button>
    </form>
  );
}
