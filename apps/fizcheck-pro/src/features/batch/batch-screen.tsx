import { refusalMessage, Refused } from '@proverka/api-client/refused';
import { batchQuery } from '@proverka/api-client/wholesale';
import type { Batch } from '@proverka/contract/wholesale';
import { momentBrief } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { rowsCounted, stateWords } from '../../content/batch-words.ts';
import { BadRows } from './bad-rows.tsx';
import { Draft } from './draft.tsx';
import { Progress } from './progress.tsx';
import { Results } from './results.tsx';
import styles from './batch.module.css';

/** One list in any state. */
export function BatchScreen({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const { data: batch, error, refetch, isFetching } = useQuery({ ...batchQuery(api, id), retry: false });
  if (batch !== undefined) return <BatchView batch={batch} />;
  if (error === null) {
    return (
      <>
        <h1>Список на проверку</h1>
        <SkeletonText lines={6} label="Загружаем список" />
      </>
    );
  }
  if (error instanceof Refused && error.problem.code === 'batch_not_found') return <NoBatch />;
  return (
    <>
      <h1>Список на проверку</h1>
      <FailureState
        title="Не удалось загрузить список"
        text={`${refusalMessage(error)}. Список на месте, повторите попытку.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </>
  );
}

function NoBatch() {
  return (
    <>
      <h1>Список на проверку</h1>
      <EmptyState
        title="Такого списка нет"
        text="Незаказанный список уничтожается через 24 часа. Загрузите его ещё раз."
        actions={
          <Link to="/wholesale/#order" className={buttonClassName()}>
            Загрузить список
          </Link>
        }
      />
    </>
  );
}

function BatchView({ batch }: { readonly batch: Batch }) {
  const { state } = batch;
  return (
    <>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to="/wholesale/#order">Все списки</Link>
        </p>
        <h1 className={styles.title}>{batch.title}</h1>
        <p className={styles.facts}>
          <Badge>{stateWords[state]}</Badge>
          <span>{momentBrief(batch.created_at)}</span>
          <span>{rowsCounted(batch.rows_good)}</span>
          {batch.rows_bad > 0 && <span>{`ещё ${rowsCounted(batch.rows_bad)} с\u00a0ошибками`}</span>}
        </p>
      </header>
      {state === 'draft' && <Draft batch={batch} />}
      {state === 'awaiting_payment' && <Unpaid batch={batch} />}
      {state === 'expired' && (
        <EmptyState
          title="Заказ не оплачен за 24 часа"
          text="Данные списка уничтожены, деньги не списаны. Чтобы проверить его, загрузите список ещё раз."
          actions={
            <Link to="/wholesale/#order" className={buttonClassName()}>
              Загрузить список
            </Link>
          }
        />
      )}
      {(state === 'running' || state === 'finished') && (
        <>
          <Progress batch={batch} />
          <Results batch={batch} />
        </>
      )}
      {batch.bad_rows.length > 0 && <BadRows batch={batch} />}
    </>
  );
}

function Unpaid({ batch }: { readonly batch: Batch }) {
  return (
    <EmptyState
      title="Список ждёт оплаты"
      text="Заказ сохранён на 24 часа. Проверка начнётся сразу после оплаты."
      actions={
        <Link to={`/order/${batch.order_id}/`} className={buttonClassName({ size: 'large' })}>
          Перейти к оплате
        </Link>
      }
    />
  );
}
