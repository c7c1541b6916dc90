import {
  groundsWords,
  hasGrounds,
  recordLines,
  rightTitles,
} from '@proverka/extract/facts/right-facts.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import type { Right } from '@proverka/contract/extract';
import { LongTable } from '@proverka/report-kit/long-table';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { Banner } from '@proverka/ui-kit/banner';
import type { TableColumn } from '@proverka/ui-kit/table';
import { HolderLines, RecordLines, RightLines } from '../../content/holder-lines.tsx';
import { RightMarks } from './right-marks.tsx';
import { ShareBar } from './share-bar.tsx';

interface RightsSectionProps {
  readonly id: string;
  readonly rights: readonly Right[];
  /** Said when there are none. */
  readonly none: string;
  readonly source: string;
}

/** The holders with their right, share and record number. */
export function RightsSection({ id, rights, none, source }: RightsSectionProps) {
  return (
    <ReportSection id={id} title={sectionTitles.rights} source={source}>
      {rights.length === 0 ? (
        <ReportRemark>{none}</ReportRemark>
      ) : (
        <>
          <ShareBar rights={rights} />
          <LongTable
            caption="Правообладатели и права"
            hideCaption
            columns={columnsFor(rights)}
            rows={rights.map((right, place) => ({ ...right, key: `${place} ${right.number ?? ''}` }))}
            rowKey={({ key }) => key}
          />
        </>
      )}
      <RightMarks rights={rights} />
      {rights.some(({ holders }) => holders.some(({ kind }) => kind === 'person_hidden')) && <HiddenName />}
    </ReportSection>
  );
}

type Row = Right & { readonly key: string };

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'holder',
    title: rightTitles.holder,
    kind: 'main',
    cell: ({ holders }) => <HolderLines holders={holders} />,
  },
  { key: 'right', title: rightTitles.right, cell: (right) => <RightLines right={right} /> },
  {
    key: 'record',
    title: rightTitles.record,
    cell: (right) => <RecordLines lines={recordLines(right)} />,
  },
];

const grounds: TableColumn<Row> = {
  key: 'grounds',
  title: rightTitles.grounds,
  cell: (right) => typeset(groundsWords(right)),
};

function columnsFor(rights: readonly Right[]): readonly TableColumn<Row>[] {
  return hasGrounds(rights) ? [...columns, grounds] : columns;
}

/** 218-FZ, article 36.3, in force since 01.03.2023. */
function HiddenName() {
  return (
    <Banner tone="info" title="Почему вместо имени «Физическое лицо»">
      <p>
        {typeset(
          'С 01.03.2023 Росреестр называет посторонним имя владельца-гражданина, только если он сам это разрешил. Попросите продавца при вас заказать выписку на своё имя и сверьте её с паспортом.',
        )}
      </p>
    </Banner>
  );
}
