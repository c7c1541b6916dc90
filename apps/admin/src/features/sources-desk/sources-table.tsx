import type { DeskSource, SourceName } from '@proverka/contract/desk-sources';
import { Link } from '@proverka/shell-sdk/router';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import { sumWords } from '../../controls/sum-words.ts';
import { failedWords, latencyWords, stateLook } from './source-words.domain.ts';
import styles from './sources.module.css';

interface SourcesTableProps {
  readonly sources: readonly DeskSource[];
  /** The one whose details are open. */
  readonly shown: SourceName | null;
}

/** All sources at a glance; each leads to its details. */
export function SourcesTable({ sources, shown }: SourcesTableProps) {
  return (
    <Table
      hideCaption
      caption="Источники за последний час"
      rows={sources}
      rowKey={({ source }) => source}
      columns={[titleColumn(shown), ...columns]}
    />
  );
}

const titleColumn = (shown: SourceName | null): TableColumn<DeskSource> => ({
  key: 'title',
  title: 'Источник',
  kind: 'main',
  cell: ({ source, title }) => (
    <Link
      to={`/admin/sources/?source=${source}`}
      preventScrollReset
      className={linkClassName()}
      aria-current={source === shown ? 'true' : undefined}
    >
      {typeset(title)}
    </Link>
  ),
});

const columns: readonly TableColumn<DeskSource>[] = [
  {
    key: 'state',
    title: 'Состояние',
    cell: (source) => {
      const { level, word } = stateLook(source);
      return (
        <span className={styles.state}>
          <LevelMark level={level}>{word}</LevelMark>
        </span>
      );
    },
  },
  { key: 'failed', title: 'Без ответа за час', kind: 'number', cell: ({ now }) => failedWords(now) },
  {
    key: 'latency',
    title: '95 % ответов',
    kind: 'number',
    cell: ({ now }) => latencyWords(now.p95_ms),
  },
  {
    key: 'waiting',
    title: 'Ждут ответа',
    kind: 'number',
    cell: ({ waiting_tasks: waiting }) => groupedDigits(waiting),
  },
  {
    key: 'spent',
    title: 'Потрачено сегодня',
    kind: 'number',
    cell: ({ spent_today: spent }) => sumWords(spent),
  },
];
