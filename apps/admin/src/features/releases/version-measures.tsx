import type { VersionMeasuresView, VitalView } from '@proverka/contract/release';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { groupedDigits } from '@proverka/words/number-format';
import {
  bytesText,
  levelWords,
  partText,
  servedWords,
  shortVersion,
  vitalNames,
  vitalText,
} from './release-words.domain.ts';
import styles from './releases.module.css';

/** Versions side by side: what the server answered, what browsers said, and how much was sent. */
export function VersionMeasures({ measures }: { readonly measures: readonly VersionMeasuresView[] }) {
  if (measures.length === 0)
    return (
      <EmptyState
        title="За сутки ничего не насчитано"
        text="Показатели появятся через несколько секунд после первых посетителей."
      />
    );
  return (
    <Table
      hideCaption
      caption="Показатели версий за 24 часа"
      rows={measures}
      rowKey={({ remote, version }) => `${remote} ${version}`}
      columns={columns}
    />
  );
}

const columns: readonly TableColumn<VersionMeasuresView>[] = [
  { key: 'version', title: 'Микрофронтенд', kind: 'main', cell: (row) => <Version row={row} /> },
  {
    key: 'requests',
    title: 'Запросы',
    kind: 'number',
    cell: ({ requests }) => groupedDigits(requests),
  },
  {
    key: 'server',
    title: 'Ошибки сервера',
    kind: 'number',
    cell: (row) => partText(row.server_errors, row.requests),
  },
  { key: 'views', title: 'Просмотры', kind: 'number', cell: ({ views }) => groupedDigits(views) },
  { key: 'browser', title: 'Ошибки в браузере', kind: 'number', cell: (row) => <BrowserErrors row={row} /> },
  { key: 'bytes', title: 'Передано', cell: (row) => <Sent row={row} /> },
  { key: 'vitals', title: 'Скорость, 75-й процентиль', cell: (row) => <Vitals row={row} /> },
];

interface Of {
  readonly row: VersionMeasuresView;
}

function Version({ row: { remote, version, served_as: servedAs } }: Of) {
  const title = remote === 'shell' ? 'оболочка' : remote;
  return (
    <>
      {title}
      <span className={styles.version}>
        <code className={styles.code}>{shortVersion(version)}</code> · {servedWords[servedAs]}
      </span>
    </>
  );
}

function BrowserErrors({ row }: Of) {
  const shown = row.requests + row.views;
  return (
    <>
      {partText(row.browser_errors, shown)}
      <span className={styles.version}>гидрации: {partText(row.hydration_errors, shown)}</span>
    </>
  );
}

function Sent({ row: { document_bytes: documents, files, file_bytes: fileBytes } }: Of) {
  return (
    <span className={styles.lines}>
      <span>страницы {bytesText(documents)}</span>
      <span>
        файлы {bytesText(fileBytes)}, {groupedDigits(files)}&nbsp;шт.
      </span>
    </span>
  );
}

function Vitals({ row: { vitals } }: Of) {
  if (vitals.length === 0) return <span className={styles.soft}>не измерено</span>;
  return (
    <span className={styles.vitals}>
      {vitals.map((vital) => (
        <VitalText key={vital.vital} vital={vital} />
      ))}
    </span>
  );
}

function VitalText({ vital }: { readonly vital: VitalView }) {
  const { level, count } = vital;
  const mark = level === 'good' ? '' : `, ${levelWords[level]}`;
  return (
    <span className={styles[level]} title={`${levelWords[level]}, измерений: ${groupedDigits(count)}`}>
      {vitalNames[vital.vital]}&nbsp;{vitalText(vital)}
      {mark}
    </span>
  );
}
