import type { ExtractOf, Right } from '@proverka/contract/extract';
import {
  groundsWords,
  historyRecordLines,
  periodLines,
  rightTitles,
} from '@proverka/extract/facts/right-facts.domain';
import { sectionTexts } from '@proverka/extract/facts/section-texts';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { LongTable } from '@proverka/report-kit/long-table';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { Timeline } from '@proverka/report-kit/timeline';
import { typeset } from '@proverka/words/typeset';
import type { TableColumn } from '@proverka/ui-kit/table';
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
    <ReportSection id={id} title={sectionTitles.history} source={source}>
      {extract.rights.length === 0 && <ReportRemark>{sectionTexts.noTransfers}</ReportRemark>}
      {entries.length > 1 && until !== null && <Timeline entries={entries} until={until} />}
      {extract.rights.length > 0 && (
        <LongTable
          caption={sectionTitles.history}
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
    title: rightTitles.holder,
    kind: 'main',
    cell: ({ holders }) => <HolderLines holders={holders} isBrief />,
  },
  {
    key: 'period',
    title: rightTitles.period,
    cell: (right) => (
      <span className={styles.period}>
        {periodLines(right).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className={styles.lasted}>{right.lasted}</span>
      </span>
    ),
  },
  { key: 'right', title: rightTitles.right, cell: (right) => <RightLines right={right} /> },
  { key: 'grounds', title: rightTitles.grounds, cell: (right) => typeset(groundsWords(right, true)) },
  {
    key: 'record',
    title: rightTitles.record,
    cell: (right) => <RecordLines lines={historyRecordLines(right)} />,
  },
];
