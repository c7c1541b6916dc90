import type { NormalOwner } from '@proverka/contract/normalize-risk-report';
import {
  ownersSideBySide,
  type SideBySide,
  type SideBySideCell,
} from '@proverka/findings/owners-side-by-side';
import { ReportSection } from '@proverka/report-kit/report-section';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';

const title = 'Собственники рядом';

/** The checks of all owners beside one another; each owner has a section below. */
export function OwnersSection({ owners }: { readonly owners: readonly NormalOwner[] }) {
  const sideBySide = ownersSideBySide(owners.map(({ name, tasks }) => ({ name, checks: tasks })));
  if (sideBySide === null) return null;
  return (
    <ReportSection id="owners" title={title}>
      <Table
        caption={title}
        hideCaption
        columns={columnsOf(sideBySide)}
        rows={sideBySide.rows}
        rowKey={({ title: check }) => check}
      />
    </ReportSection>
  );
}

type Row = SideBySide['rows'][number];

const columnsOf = ({ owners }: SideBySide): TableColumn<Row>[] => [
  { key: 'check', title: 'Проверка', kind: 'main', cell: ({ title: check }) => typeset(check) },
  ...owners.map((name, place): TableColumn<Row> => ({
    key: String(place),
    title: name,
    cell: ({ cells }) => <Mark cell={cells[place]} />,
  })),
];

function Mark({ cell }: { readonly cell: SideBySideCell | undefined }) {
  if (cell === undefined) return null;
  return cell.level === null ? cell.words : <LevelMark level={cell.level}>{cell.words}</LevelMark>;
}
