import type { DeskView } from '@proverka/contract/desk-view';
import { Button } from '@proverka/ui-kit/button';
import type { RefObject } from 'react';
import { ColumnChoice } from './column-choice.tsx';
import type { DeskColumn, DeskFilter } from './desk-column.ts';
import styles from './desk-table.module.css';
import type { FileKind } from './export-rows.ts';
import { FilterField } from './filter-fields.tsx';
import type { KeptColumns } from './kept-columns.ts';
import { TableTools } from './table-tools.tsx';
import type { DeskViews } from './use-desk-views.ts';
import type { ListState } from './use-list-state.ts';
import { ViewChoice } from './view-choice.tsx';

interface ListToolsProps<Row> {
  readonly filters: readonly DeskFilter[];
  readonly columns: readonly DeskColumn<Row>[];
  readonly hidden: readonly string[];
  readonly state: ListState;
  readonly kept: KeptColumns;
  readonly views: DeskViews;
  readonly onOpenView: (view: DeskView) => void;
  /** The field «/» leads to. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly canExport: boolean;
  readonly onExport: (kind: FileKind) => Promise<void>;
}

/** Search, filters, columns and views of a list, joined with what keeps them. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { columns, hidden, state, kept, input, canExport, onExport } = props;
  const filters = props.filters.filter(({ isTab = false }) => !isTab);
  const [first] = filters;
  const main = first?.kind === 'text' ? first : undefined;
  const others = filters.filter((filter) => filter !== main);
  const set = others.filter(({ key }) => state.values[key]).length;
  const fields = { key: 'filters', label: set === 0 ? 'Фильтры' : `Фильтры: ${set}` };
  return (
    <TableTools
      canExport={canExport}
      onExport={onExport}
      search={
        main && (
          <div className={styles.search}>
            <FilterField filter={main} values={state.values} onChange={state.set} input={input} />
          </div>
        )
      }
      panels={[
        ...(others.length === 0 ? [] : [{ ...fields, content: <Filters filters={others} state={state} /> }]),
        {
          key: 'columns',
          label: 'Столбцы',
          content: <ColumnChoice columns={columns} hidden={hidden} onChange={kept.setHidden} />,
        },
        {
          key: 'views',
          label: 'Виды',
          content: (
            <ViewChoice
              views={props.views}
              content={{ address: state.address, hidden_columns: [...hidden] }}
              onOpen={props.onOpenView}
            />
          ),
        },
      ]}
    />
  );
}

function Filters({ filters, state }: { readonly filters: readonly DeskFilter[]; readonly state: ListState }) {
  return (
    <section aria-label="Фильтры" className={styles.filters}>
      {filters.map((filter) => (
        <FilterField key={filter.key} filter={filter} values={state.values} onChange={state.set} />
      ))}
      <Button variant="quiet" onClick={state.reset}>
        Снять фильтры
      </Button>
    </section>
  );
}
