import { sectionTitles } from '@proverka/extract/facts/section-titles';
import type { Right } from '@proverka/contract/extract';
import { LongTable } from '@proverka/report-kit/long-table';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { Banner } from '@proverka/ui-kit/banner';
import type { TableColumn } from '@proverka/ui-kit/table';
import { day, documentWords } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { HolderLines, RecordLines, RightLines } from '../../content/holder-lines.tsx';
import { RightMarks } from './right-marks.tsx';
import { ShareBar } from './share-bar.tsx';

interface RightsSectionProps {
  readonly id: string;
  readonly rights: readonly Right[];
  readonly source: string;
}

/** The holders with their right, share and record number. */
export function RightsSection({ id, rights, source }: RightsSectionProps) {
  return (
    <ReportSection id={id} title={sectionTitles.rights} source={source}>
      {rights.length === 0 ? (
        <ReportRemark>Записей о зарегистрированных правах в выписке нет.</ReportRemark>
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
    title: 'Правообладатель',
    kind: 'main',
    cell: ({ holders }) => <HolderLines holders={holders} />,
  },
  { key: 'right', title: 'Право и доля', cell: (right) => <RightLines right={right} /> },
  {
    key: 'record',
    title: 'Запись в ЕГРН',
    cell: (right) => <RecordLines number={right.number ?? 'номер не указан'} more={registration(right)} />,
  },
];

const grounds: TableColumn<Row> = {
  key: 'grounds',
  title: 'Основание',
  cell: ({ documents }) => typeset(documents.map(documentWords).join('; ')) || 'не указано',
};

/** Only some documents give grounds; otherwise the column is left out. */
function columnsFor(rights: readonly Right[]): readonly TableColumn<Row>[] {
  return rights.some(({ documents }) => documents.length > 0) ? [...columns, grounds] : columns;
}

function registration({ registeredOn, cancelledOn, reinstatedFrom }: Right): string[] {
  return [
    joined([registeredOn && `зарегистрировано ${day(registeredOn)}`]),
    joined([cancelledOn && `прекращено ${day(cancelledOn)}`]),
    joined([reinstatedFrom && `восстановлено судом, первая регистрация ${day(reinstatedFrom)}`]),
  ].filter((words) => words !== '');
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
