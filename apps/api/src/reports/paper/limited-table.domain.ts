import type { Block, Cell } from './pdf-view.ts';

/** The most rows on paper; the rest is shown on the screen. */
const maxRows = 1000;

type Columns = Extract<Block, { kind: 'table' }>['columns'];

/** A table of the rows that fit, and a sentence about the rest. */
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
