import type { ExtractOf, Right } from '@proverka/contract/extract';
import { LongTable } from '@proverka/report-kit/long-table';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { Timeline } from '@proverka/report-kit/timeline';
import { typeset } from '@proverka/words/typeset';
import type { TableColumn } from '@proverka/ui-kit/table';
import { day, documentWords } from '@proverka/words/extract-words';
import { HolderLines, RecordLines, RightLines } from '../../content/holder-lines.tsx';
import styles from './history-section.module.css';
import { periodsOf, type Period } from './ownership-periods.domain.ts';

interface HistorySectionProps {
  readonly id: string;
  readonly extract: ExtractOf<'transfer_of_rights'>;
  readonly source: string;
}

/** The owners over time: bars by year, then a table, oldest first. */
export function HistorySection({ id, extract, source }: HistorySectionProps) {
  const { entries, until } = periodsOf(extract);
  return (
    <ReportSection id={id} title="История перехода прав" source={source}>
      {extract.rights.length === 0 && <ReportRemark>Записей о переходе прав в выписке нет.</ReportRemark>}
      {entries.length > 1 && until !== null && <Timeline entries={entries} until={until} />}
      {extract.rights.length > 0 && (
        <LongTable
          caption="История перехода прав"
          hideCaption
          columns={columns}
          rows={rowsOf(extract.rights, entries)}
          rowKey={({ key }) => key}
        />
      )}
    </ReportSection>
  );
}

type Row = Right & { readonly key: string; readonly lasted: string };

function rowsOf(rights: readonly Right[], entries: readonly Period[]): Row[] {
  return rights.map((right, place) => ({
    ...right,
    key: String(place),
    lasted: entries.find(({ key }) => key === String(place))?.lasted ?? '',
  }));
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'holder',
    title: 'Правообладатель',
    kind: 'main',
    cell: ({ holders }) => <HolderLines holders={holders} isBrief />,
  },
  {
    key: 'period',
    title: 'Владел',
    cell: ({ registeredOn, cancelledOn, lasted }) => (
      <span className={styles.period}>
        <span>{registeredOn ? `с ${day(registeredOn)}` : 'начало не указано'}</span>
        <span>{cancelledOn ? `по ${day(cancelledOn)}` : 'по дату выписки'}</span>
        <span className={styles.lasted}>{lasted}</span>
      </span>
    ),
  },
  { key: 'right', title: 'Право и доля', cell: (right) => <RightLines right={right} /> },
  {
    key: 'grounds',
    title: 'Основание',
    cell: ({ documents, cancelDocuments }) =>
      typeset([...documents, ...cancelDocuments].map(documentWords).join('; ')) || 'не указано',
  },
  {
    key: 'record',
    title: 'Запись в ЕГРН',
    cell: ({ number, cancelNumber }) => (
      <RecordLines
        number={number ?? 'номер не указан'}
        more={cancelNumber === undefined ? [] : [`прекращение: ${cancelNumber}`]}
      />
    ),
  },
];
