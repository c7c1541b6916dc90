import { refusalMessage } from '@proverka/api-client/refused';
import { batchResultsQuery } from '@proverka/api-client/wholesale';
import type { Batch, BatchResult, BatchResultOrder } from '@proverka/contract/wholesale';
import { batchResultsPageSize } from '@proverka/contract/wholesale-limits';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { itemWords } from '@proverka/report-kit/status-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { Pager } from '@proverka/ui-kit/pager';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { Table } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { ResultTools } from './result-tools.tsx';
import type { Only } from './result-tools.tsx';
import styles from './batch.module.css';

/** The result of every row with a link to its report. */
export function Results({ batch }: { readonly batch: Batch }) {
  const { api } = usePlatform();
  const [page, setPage] = useState(0);
  const [only, setOnly] = useState<Only>('');
  const [order, setOrder] = useState<BatchResultOrder>('line');
  const query = useQuery({
    ...batchResultsQuery(api, batch.id, { page, only: askedOf(only), order, batch }),
    placeholderData: keepPreviousData,
  });
  const results = query.data;
  return (
    <section aria-labelledby="results" className={styles.block}>
      <h2 id="results">Итоги по строкам</h2>
      <ResultTools
        batch={batch}
        counts={results}
        only={only}
        order={order}
        onChange={(chosen) => {
          if (chosen.only !== undefined) setOnly(chosen.only);
          if (chosen.order !== undefined) setOrder(chosen.order);
          setPage(0);
        }}
      />
      {query.isPending && <SkeletonText lines={6} label="Загружаем итоги" />}
      {query.isError && results === undefined && (
        <FailureState
          title="Не удалось загрузить итоги"
          text={`${refusalMessage(query.error)}. Отчёты на месте, повторите попытку.`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {results !== undefined && results.total === 0 && <p className={styles.note}>Таких строк нет.</p>}
      {results !== undefined && results.total > 0 && (
        <>
          <ResultTable results={results.results} />
          <ResultPager total={results.total} page={page} onPageChange={setPage} />
        </>
      )}
    </section>
  );
}

interface ResultPagerProps {
  readonly total: number;
  /** Starts at zero. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

function ResultPager({ total, page, onPageChange }: ResultPagerProps) {
  if (total <= batchResultsPageSize) return null;
  return (
    <Pager
      label="Страницы итогов"
      page={page + 1}
      pageCount={Math.ceil(total / batchResultsPageSize)}
      onPageChange={(next) => onPageChange(next - 1)}
    />
  );
}

const askedOf = (only: Only) =>
  only === '' ? {} : only === 'needs_data' ? { status: only } : { level: only };

function ResultTable({ results }: { readonly results: readonly BatchResult[] }) {
  return (
    <Table
      caption="Итоги по строкам"
      hideCaption
      rows={results}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          key: 'name',
          title: 'Кого проверяли',
          kind: 'main',
          cell: nameCell,
        },
        { key: 'product', title: 'Отчёт', cell: ({ product_name_ru: name }) => name },
        {
          key: 'level',
          title: 'Итог',
          cell: levelCell,
        },
        { key: 'sentence', title: 'Вывод', cell: sentenceCell },
      ]}
    />
  );
}

const nameCell = ({ line, name, report_path: path }: BatchResult) => (
  <span className={styles.name}>
    <span className={styles.line}>{line}</span>
    <Link to={path}>{name || 'Данные уничтожены'}</Link>
  </span>
);

const underWay: ReadonlySet<BatchResult['status']> = new Set(['created', 'queued', 'running']);

/** While a row is in progress, its state is next to it already. */
const sentenceCell = ({ status, level, sentence }: BatchResult) =>
  underWay.has(status) && level === null ? '—' : typeset(sentence);

const levelCell = ({ level, status, is_preliminary: isPreliminary }: BatchResult) =>
  level === null ? (
    <StatusMark status={itemWords[status]} />
  ) : (
    <span className={styles.level}>
      <LevelMark level={level} />
      {isPreliminary && <span className={styles.preliminary}>предварительно</span>}
    </span>
  );
