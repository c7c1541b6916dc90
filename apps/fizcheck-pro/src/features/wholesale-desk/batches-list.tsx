import { batchesQuery } from '@proverka/api-client/wholesale';
import { refusalMessage } from '@proverka/api-client/refused';
import type { BatchHead } from '@proverka/contract/wholesale';
import { batchPageSize } from '@proverka/contract/wholesale-limits';
import { momentBrief } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Pager } from '@proverka/ui-kit/pager';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useState } from 'react';
import { rowsCounted, stateWords } from '../../content/batch-words.ts';
import styles from './desk.module.css';

const refreshMilliseconds = 5000;

const mayChange = ({ state }: BatchHead): boolean => state === 'running' || state === 'awaiting_payment';

/** The visitor's lists, newest first. Refetched while one of them is in progress or waits for its payment. */
export function BatchesList() {
  const { api } = usePlatform();
  const [page, setPage] = useState(0);
  const query = useQuery({
    ...batchesQuery(api, page),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.batches.some(mayChange) ? refreshMilliseconds : false),
  });
  return (
    <div className={styles.lists}>
      <h3>Мои списки</h3>
      {query.isPending && <SkeletonText lines={3} label="Загружаем списки" />}
      {query.isError && (
        <FailureState
          title="Не удалось загрузить списки"
          text={`${refusalMessage(query.error)}. Списки на месте, повторите попытку.`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data?.total === 0 && <p className={styles.note}>Списков пока нет. Первый появится здесь.</p>}
      {query.data !== undefined && query.data.total > 0 && (
        <>
          <ul className={styles.batches}>
            {query.data.batches.map((batch) => (
              <BatchLine key={batch.id} batch={batch} />
            ))}
          </ul>
          {query.data.total > batchPageSize && (
            <Pager
              label="Страницы списков"
              page={page + 1}
              pageCount={Math.ceil(query.data.total / batchPageSize)}
              onPageChange={(next) => setPage(next - 1)}
            />
          )}
        </>
      )}
    </div>
  );
}

function BatchLine({ batch }: { readonly batch: BatchHead }) {
  return (
    <li className={styles.batch}>
      <Link to={`/wholesale/${batch.id}/`} className={linkClassName('plain', styles.title)}>
        {batch.title}
      </Link>
      <Badge>{stateWords[batch.state]}</Badge>
      <span className={styles.facts}>
        {momentBrief(batch.created_at)} · {rowsCounted(batch.rows_good)} · {formatMoney(rubles(batch.total))}
        {batch.state === 'running' && ` · готово ${batch.counts.done} из ${batch.rows_good}`}
      </span>
    </li>
  );
}
