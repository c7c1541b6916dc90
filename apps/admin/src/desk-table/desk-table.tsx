import type { DeskList, DeskView } from '@proverka/contract/desk-view';
import { Button } from '@proverka/ui-kit/button';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import type { RowData } from '@tanstack/react-table';
import { useRef, useState, type ReactNode } from 'react';
import { ChosenBar } from './chosen-bar.tsx';
import type { BulkAct, DeskColumn, DeskFilter } from './desk-column.ts';
import styles from './desk-table.module.css';
import { exportRows, type FileKind } from './export-rows.ts';
import { useKeptColumns } from './kept-columns.ts';
import { ListTools } from './list-tools.tsx';
import { SortChoice } from './sort-choice.tsx';
import { totalWords } from './total-words.ts';
import { TableGrid } from './table-grid.tsx';
import type { ListPages } from './use-list-pages.ts';
import type { ListState } from './use-list-state.ts';
import { useDefaultView } from './use-default-view.ts';
import { useDeskViews } from './use-desk-views.ts';
import { useSlash } from './use-slash.ts';

export interface DeskTableProps<Row extends RowData> {
  /** Under which columns and views are kept. */
  readonly name: DeskList;
  /** «Заказы»; also the name of files. */
  readonly label: string;
  readonly columns: readonly DeskColumn<Row>[];
  /** The first one, if it is a text, is always shown. */
  readonly filters: readonly DeskFilter[];
  readonly state: ListState;
  readonly pages: ListPages<Row>;
  readonly idOf: (row: Row) => string;
  /** Undefined for a row that opens nothing. */
  readonly hrefOf?: (row: Row) => string | undefined;
  /** Opens a row that has no page of its own. */
  readonly onOpen?: (row: Row) => void;
  readonly acts?: readonly BulkAct<Row>[];
  /** What would be here, when there is nothing and nothing is filtered. */
  readonly empty: { readonly title: string; readonly text: string };
}

const noActs: readonly never[] = [];

/** The one table of the desk: every list of its screens. */
export function DeskTable<Row extends RowData>(props: DeskTableProps<Row>) {
  const { name, label, columns, state, pages, idOf, acts = noActs } = props;
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  const kept = useKeptColumns(name);
  const views = useDeskViews(name);
  const openView = (view: DeskView) => {
    kept.setHidden(view.hidden_columns);
    state.open(view.address);
  };
  useDefaultView({
    views: views.query.data?.views,
    isUntouched: state.address === '' && Object.keys(state.values).length === 0,
    onOpen: openView,
  });
  const hidden = kept.hidden ?? columns.filter(({ isExtra }) => isExtra).map(({ key }) => key);
  const [chosen, setChosen] = useState<Record<string, true>>({});
  const rows = pages.rows ?? [];
  const chosenRows = rows.filter((row) => chosen[idOf(row)]);
  const exporting = (from: readonly Row[]) => (kind: FileKind) =>
    exportRows(kind, {
      name: label,
      rows: from,
      columns: columns.filter(({ key }) => !hidden.includes(key)),
    });
  return (
    <div className={styles.list}>
      <ListTools
        filters={props.filters}
        columns={columns}
        hidden={hidden}
        {...{ state, kept, views, input }}
        onOpenView={openView}
        canExport={rows.length > 0}
        onExport={exporting(rows)}
      />
      <ListBody {...props} hidden={hidden} chosen={chosen} onChoose={setChosen}>
        {chosenRows.length > 0 && (
          <ChosenBar
            rows={chosenRows}
            acts={acts}
            onExport={exporting(chosenRows)}
            onClear={() => setChosen({})}
          />
        )}
      </ListBody>
    </div>
  );
}

interface ListBodyProps<Row extends RowData> extends DeskTableProps<Row> {
  readonly hidden: readonly string[];
  readonly chosen: Record<string, true>;
  readonly onChoose: (chosen: Record<string, true>) => void;
  /** What can be done with the chosen rows. */
  readonly children: ReactNode;
}

function ListBody<Row extends RowData>(props: ListBodyProps<Row>) {
  const { pages, state, filters, empty } = props;
  const { rows, failure } = pages;
  // Old rows under a failure would be taken for what the filters found.
  if (failure !== '') {
    return (
      <FailureState
        title="Не удалось загрузить список"
        text={failure}
        onRetry={pages.retry}
        retrying={pages.isRetrying}
      />
    );
  }
  if (rows === undefined) return <SkeletonText lines={8} label="Загружаем список" />;
  if (rows.length === 0) return <Nothing isFiltered={isFiltered(filters, state)} {...{ state, empty }} />;
  return <Rows {...props} rows={rows} />;
}

interface RowsProps<Row extends RowData> extends ListBodyProps<Row> {
  readonly rows: readonly Row[];
}

function Rows<Row extends RowData>({
  pages,
  state,
  label,
  columns,
  rows,
  children,
  ...props
}: RowsProps<Row>) {
  const { total } = pages;
  return (
    <div className={styles.rows} aria-busy={pages.isStale}>
      <div className={styles.summary}>
        <output className={styles.total}>{totalWords(rows.length, total)}</output>
        {children}
        <SortChoice columns={columns} sort={state.sort} onSort={state.setSort} />
      </div>
      <TableGrid
        {...{ label, columns, rows }}
        hidden={props.hidden}
        idOf={props.idOf}
        hrefOf={props.hrefOf}
        onOpen={props.onOpen}
        sort={state.sort}
        onSort={state.setSort}
        chosen={props.chosen}
        onChoose={props.onChoose}
        count={total === null || total.is_more ? null : total.count}
      />
      <FailureNote text={pages.moreFailure} />
      {pages.hasMore && (
        <Button variant="secondary" busy={pages.isMoreComing} onClick={pages.showMore}>
          Показать ещё
        </Button>
      )}
    </div>
  );
}

const isFiltered = (filters: readonly DeskFilter[], { values }: ListState): boolean =>
  filters.some(({ key, isTab = false }) => !isTab && (values[key] ?? '') !== '');

interface NothingProps {
  readonly isFiltered: boolean;
  readonly state: ListState;
  readonly empty: DeskTableProps<RowData>['empty'];
}

const Nothing = ({ isFiltered, state, empty }: NothingProps) =>
  isFiltered ? (
    <EmptyState
      title="Ничего не найдено"
      text="Под эти фильтры не подходит ни одна строка. Ослабьте один из них или снимите все."
      actions={
        <Button variant="secondary" onClick={state.reset}>
          Снять фильтры
        </Button>
      }
    />
  ) : (
    <EmptyState {...empty} />
  );
