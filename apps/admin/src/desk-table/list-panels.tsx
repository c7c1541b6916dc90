import type { DeskView } from '@proverka/contract/desk-view';
import { Button } from '@proverka/ui-kit/button';
import { ColumnChoice, type ChosenColumn } from './column-choice.tsx';
import type { DeskFilter } from './desk-column.ts';
import { FilterField } from './filter-fields.tsx';
import type { KeptColumns } from './kept-columns.ts';
import styles from './list-tools.module.css';
import type { DeskViews } from './use-desk-views.ts';
import type { ListState } from './use-list-state.ts';
import { ViewChoice } from './view-choice.tsx';

export type PanelKey = 'filters' | 'columns' | 'views';

export interface ListPanelProps {
  readonly panel: PanelKey;
  /** Those that have no field of their own above the list. */
  readonly filters: readonly DeskFilter[];
  readonly columns: readonly ChosenColumn[];
  readonly hidden: readonly string[];
  readonly state: ListState;
  readonly kept: KeptColumns;
  readonly views: DeskViews;
  readonly onOpenView: (view: DeskView) => void;
}

/** What opens below the tools of a list. Loaded when somebody opens it: the calendar of its dates is heavy. */
export function ListPanel({ panel, ...props }: ListPanelProps) {
  const { filters, columns, hidden, state, kept, views, onOpenView } = props;
  switch (panel) {
    case 'filters':
      return <Filters filters={filters} state={state} />;
    case 'columns':
      return <ColumnChoice columns={columns} hidden={hidden} onChange={kept.setHidden} />;
    case 'views':
      return (
        <ViewChoice
          views={views}
          content={{ address: state.address, hidden_columns: [...hidden] }}
          onOpen={onOpenView}
        />
      );
    default:
      return panel satisfies never;
  }
}

function Filters({ filters, state }: Pick<ListPanelProps, 'filters' | 'state'>) {
  return (
    <section aria-label="Фильтры" className={styles.filters}>
      {filters.map((filter) => (
        <FilterField key={filter.key} filter={filter} values={state.values} onChange={state.set} />
      ))}
      <Button variant="quiet" className={styles.reset} onClick={state.reset}>
        Снять фильтры
      </Button>
    </section>
  );
}
