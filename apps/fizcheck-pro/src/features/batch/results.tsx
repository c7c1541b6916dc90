import { refusalMessage } from '@proverka/api-client/refused';
import { batchResultsQuery } from '@proverka/api-client/wholesale';
import type { Level } from '@proverka/contract/finding';
import type { Batch, BatchResult } from '@proverka/contract/wholesale';
import { batchResultsPageSize } from '@proverka/contract/wholesale-limits';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { itemWords } from '@proverka/report-kit/status-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Field } from '@proverka/ui-kit/field';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { levelLooks } from '@proverka/ui-kit/level-looks';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { Pager } from '@proverka/ui-kit/pager';
import { Select } from '@proverka/ui-kit/select';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { Table } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { rowsCounted } from '../../content/batch-words.ts';
import styles from './batch.module.css';

/** The result of every row with a link to its report. */
export function Results({ batch }: { readonly batch: Batch }) {
  const { api } = usePlatform();
  const [page, setPage] = useState(0);
  const [only, setOnly] = useState<Only>('');
  const query = useQuery({
    ...batchResultsQuery(api, batch.id, { page, only: askedOf(only), batch }),
    placeholderData: keepPreviousData,
  });
  const results = query.data;
  return (
    <section aria-labelledby="results" className={styles.block}>
      <h2 id="results">Итоги по строкам</h2>
      <div className={styles.tools}>
        <Field label="Показать">
          <Select
            value={only}
            options={showOptions(results, batch.counts.needs_data)}
            onChange={({ target }) => {
              setOnly(target.value as Only);
              setPage(0);
            }}
          />
        </Field>
        <DownloadResults batchId={batch.id} />
      </div>
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

function DownloadResults({ batchId }: { readonly batchId: string }) {
  const { api } = usePlatform();
  return (
    <a
      href={api.url('GET /wholesale/{batch_id}/results.xlsx', { params: { batch_id: batchId } })}
      download
      className={buttonClassName({ variant: 'secondary' })}
    >
      <DownloadIcon /> Скачать итоги XLSX
    </a>
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

const levels = Object.keys(levelLooks) as Level[];

/** The filter of rows: all, those that wait for their owner, those of one level. */
type Only = '' | 'needs_data' | Level;

const askedOf = (only: Only) =>
  only === '' ? {} : only === 'needs_data' ? { status: only } : { level: only };

type Counted = Record<'levels' | 'preliminary', Readonly<Record<Level, number>>>;

/** «Опасность: 3 строки, 1 предварительно». */
function countWords({ levels: all, preliminary }: Counted, level: Level): string {
  const rows = rowsCounted(all[level]);
  return preliminary[level] === 0 ? rows : `${rows}, ${preliminary[level]} предварительно`;
}

const showOptions = (counts: Counted | undefined, waiting: number) => [
  { value: '', label: 'Все строки' },
  {
    value: 'needs_data',
    label: `${itemWords.needs_data.word}: ${rowsCounted(waiting)}`,
    disabled: waiting === 0,
  },
  ...levels.map((level) => {
    const { word } = levelLooks[level];
    return {
      value: level,
      label: counts === undefined ? word : `${word}: ${countWords(counts, level)}`,
      disabled: counts !== undefined && counts.levels[level] === 0,
    };
  }),
];

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
