import { conclusionQuery } from '@proverka/api-client/expert';
import { refusalMessage, Refused } from '@proverka/api-client/refused';
import type { Conclusion } from '@proverka/contract/expert';
import { authorWords } from '@proverka/words/conclusion-author';
import { momentWords } from '@proverka/words/moments';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { conclusionWords } from '../../content/conclusion-words.ts';
import styles from './expert.module.css';

/** One conclusion: requested, written or declined. */
export function ConclusionScreen({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({ ...conclusionQuery(api, id), retry: false });
  if (data !== undefined) return <ConclusionView conclusion={data} />;
  return (
    <>
      <h1>Экспертное заключение</h1>
      {error === null && <SkeletonText lines={6} label="Загружаем заключение" />}
      {error instanceof Refused && error.problem.code === 'conclusion_not_found' ? (
        <EmptyState
          title="Такого заключения нет"
          text="Возможно, ссылка неполная или заключение принадлежит другому пользователю."
          actions={
            <Link to="/fizcheck-expert/" className={buttonClassName()}>
              Мои заключения
            </Link>
          }
        />
      ) : (
        error !== null && (
          <FailureState
            title="Не удалось загрузить заключение"
            text={`${refusalMessage(error)}. Повторите попытку.`}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )
      )}
    </>
  );
}

function ConclusionView({ conclusion }: { readonly conclusion: Conclusion }) {
  const { report_number: number } = conclusion;
  return (
    <article className={styles.paper}>
      <Head conclusion={conclusion} />
      <dl className={styles.about}>
        <div>
          <dt>Отчёт</dt>
          <dd>
            {number === '' ? (
              `${conclusion.product_name_ru} (уничтожен по истечении месяца)`
            ) : (
              <Link to={conclusion.report_path}>
                {conclusion.product_name_ru} № {number}
              </Link>
            )}
          </dd>
        </div>
        {conclusion.question !== '' && (
          <div>
            <dt>Вопрос</dt>
            <dd>{typeset(conclusion.question)}</dd>
          </div>
        )}
        <div>
          <dt>Запрошено</dt>
          <dd>
            {momentWords(conclusion.requested_at)}
            {conclusion.price > 0 && `, ${formatMoney(rubles(conclusion.price))}`}
          </dd>
        </div>
      </dl>
      <Body conclusion={conclusion} />
    </article>
  );
}

function Head({ conclusion }: { readonly conclusion: Conclusion }) {
  const { state, closed_at: closedAt } = conclusion;
  return (
    <header className={styles.head}>
      <p>
        <Link to="/fizcheck-expert/#own">Все заключения</Link>
      </p>
      <h1>Экспертное заключение</h1>
      <p className={styles.facts}>
        <StatusMark status={conclusionWords[state]} />
      </p>
      {state === 'written' && closedAt !== null && (
        <p className={styles.author}>
          {authorWords(conclusion)}. {momentWords(closedAt)}.
          {conclusion.corrected_at !== null && ` Исправлено ${momentWords(conclusion.corrected_at)}.`}
        </p>
      )}
      {conclusion.is_being_corrected && (
        <output className={styles.wait}>
          В тексте нашлась ошибка, специалист его исправляет. О новом тексте придёт письмо.
        </output>
      )}
    </header>
  );
}

function Body({ conclusion: { state, text, reason } }: { readonly conclusion: Conclusion }) {
  if (state === 'requested') {
    return (
      <output className={styles.wait}>
        Заключение ещё не написано: срок — до семи рабочих дней. Страницу можно закрыть, о готовом придёт
        письмо.
      </output>
    );
  }
  if (state === 'failed') return <p className={styles.wait}>{typeset(reason)}</p>;
  if (text === '')
    return <p className={styles.wait}>Текст уничтожен вместе с отчётом, по которому написан.</p>;
  return (
    <>
      <div className={styles.text}>
        {text.split(/\n\s*\n/).map((paragraph, place) => (
          // Paragraphs of a finished text never move.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={place}>{typeset(paragraph)}</p>
        ))}
      </div>
      <p className={styles.note}>
        Вывод носит вероятностный характер и верен на дату отчёта. Он не заменяет вашего решения.
      </p>
    </>
  );
}
