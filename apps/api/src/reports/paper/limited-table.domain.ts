import type { Block, Cell } from './pdf-view.ts';

/** Rows on paper; whoever has more of them reads the rest on the screen. */
const maxRows = 1000;

type Columns = Extract<Block, { kind: 'table' }>['columns'];

/** A table of what there is, and a sentence on what did not fit. */
export function limitedTable<T>(
  columns: Columns,
  items: readonly T[],
  row: (item: T) => readonly Cell[],
  asIs = false,
): Block[] {
  if (items.length === 0) return [];
  const table: Block = { kind: 'table', asIs, columns, rows: items.slice(0, maxRows).map(row) };
  if (items.length <= maxRows) return [table];
  const text = `Показаны первые ${maxRows} строк из ${items.length}. Полный список есть в электронной версии отчёта.`;
  return [table, { kind: 'text', title: null, text }];
}
