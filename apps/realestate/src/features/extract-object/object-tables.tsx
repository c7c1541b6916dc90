import type { ExtractObject } from '@proverka/contract/extract-object';
import type { FactTable } from '@proverka/extract/facts/fact-table';
import { objectTables } from '@proverka/extract/facts/object-tables.domain';
import { LongTable } from '@proverka/report-kit/long-table';
import { ReportSubsection } from '@proverka/report-kit/report-section';
import type { TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';

/** Parts, borders and rooms of the object, each with its heading. */
export function ObjectTables({ object }: { readonly object: ExtractObject }) {
  return objectTables(object).map((table) => (
    <ReportSubsection key={table.title} title={table.title}>
      <LongTable
        caption={table.title}
        hideCaption
        columns={columnsOf(table)}
        rows={table.rows.map((cells, place) => ({ cells, key: String(place) }))}
        rowKey={({ key }) => key}
      />
    </ReportSubsection>
  ));
}

interface Row {
  readonly cells: readonly string[];
  /** Rows of the register have no ids; their index in the document identifies them. */
  readonly key: string;
}

function columnsOf({ columns }: FactTable): TableColumn<Row>[] {
  return columns.map(({ title, kind }, place) => ({
    key: title,
    title,
    kind: place === 0 ? 'main' : kind,
    cell: ({ cells }) => typeset(cells[place] ?? ''),
  }));
}
