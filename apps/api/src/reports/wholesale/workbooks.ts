import type { Level } from '@proverka/contract/finding';
import { batchMaxRows } from '@proverka/contract/wholesale-limits';
import { levelWords } from '@proverka/words/level-words';
import { momentDay } from '@proverka/words/moments';
import { itemStatusWords } from '@proverka/words/status-words';
import type { CellValue, ColumnDef } from 'hucre';
import { publicUrlOf } from '#platform/public-url.ts';
import type { Apart } from '#platform/apart/apart.ts';
import { doneApart } from '#platform/apart/done-apart.ts';
import type { Work } from '#platform/apart/work.ts';
import type { ReportsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { namesFor, pathOf, sentenceOf } from './batch-results.ts';
import type { Reader } from './batch-results.ts';
import { findBlockedItems, readResults } from './batch-results.store.ts';
import type { ResultRow } from './batch-results.store.ts';
import { findBatch, readBadRows } from './wholesale.store.ts';
import type { Workbook, writeWorkbookApart } from './write-workbook.apart.ts';

interface Whose {
  readonly userId: string;
  readonly batchId: string;
}

const writing: Work<typeof writeWorkbookApart> = {
  file: new URL('write-workbook.apart.ts', import.meta.url),
  name: 'writeWorkbookApart',
  milliseconds: 20_000,
  heapMb: 192,
  waiting: 40,
};

const write = async (apart: Apart, workbook: Workbook): Promise<Buffer> =>
  Buffer.from(doneApart(writing, await apart.run(writing, workbook)));

/** The rows with mistakes, their original cells and the reasons; the corrected file can be uploaded again. */
export async function badRowsWorkbook(
  { db, apart }: Pick<ReportsDeps, 'db' | 'apart'>,
  { userId, batchId }: Whose,
): Promise<Result<Buffer, 'batch_not_found'>> {
  const batch = await findBatch(db, userId, batchId);
  if (batch === undefined) return refuse('batch_not_found');
  const rows = await readBadRows(db, batchId);
  const width = Math.max(batch.header?.length ?? 0, ...rows.map(({ cells }) => cells.length), 1);
  const titles = Array.from({ length: width }, (_, i) => batch.header?.[i] || `Столбец ${i + 1}`);
  const columns = [
    { key: 'line', header: 'Строка', width: 9 },
    { key: 'reason', header: 'Причина', width: 48 },
    ...titles.map((header, i) => ({ key: `cell${i}`, header, width: 22 })),
  ];
  const data = rows.map(({ line, reason, cells }) =>
    Object.fromEntries([
      ['line', line],
      ['reason', reason],
      ...cells.map((cell, i): [string, string] => [`cell${i}`, cell]),
    ]),
  );
  return done(await write(apart, { name: 'Строки с ошибками', columns, data }));
}

const resultColumns: readonly ColumnDef[] = [
  { key: 'line', header: 'Строка', width: 9 },
  { key: 'name', header: 'Кого проверяли', width: 42 },
  { key: 'product', header: 'Отчёт', width: 30 },
  { key: 'status', header: 'Состояние', width: 20 },
  { key: 'level', header: 'Уровень', width: 18 },
  { key: 'sentence', header: 'Вывод', width: 70 },
  { key: 'price', header: 'Цена, ₽', width: 10 },
  { key: 'number', header: 'Номер отчёта', width: 18 },
  { key: 'completed', header: 'Готов', width: 14 },
  { key: 'link', header: 'Ссылка', width: 60 },
];

export async function resultsWorkbook(
  { db, apart, config }: Pick<ReportsDeps, 'db' | 'apart' | 'config'>,
  { userId, batchId, reader }: Whose & { readonly reader: Reader },
): Promise<Result<Buffer, 'batch_not_found'>> {
  const batch = await findBatch(db, userId, batchId);
  if (batch === undefined) return refuse('batch_not_found');
  const blocked = await findBlockedItems({ db, config }, batchId);
  const rows = await readResults(db, batchId, { blocked, limit: batchMaxRows });
  const site = publicUrlOf(config, batch);
  const nameOf = namesFor(reader);
  const data = rows.map((row) => resultCells(row, nameOf(row), site));
  return done(await write(apart, { name: 'Итоги', columns: resultColumns, data }));
}

/** A row still being checked is told apart in the same column, where a table is filtered. */
const levelCell = (level: Level, isPreliminary: boolean): string =>
  isPreliminary ? `${levelWords[level]} (предварительно)` : levelWords[level];

const resultCells = (row: ResultRow, name: string, site: string): Record<string, CellValue> => ({
  line: row.line,
  name: name || 'Данные уничтожены',
  product: row.name_ru,
  status: itemStatusWords[row.status],
  level: row.verdict === null ? '' : levelCell(row.verdict.level, row.is_preliminary),
  sentence: sentenceOf(row),
  price: row.price / 100,
  number: row.number ?? '',
  completed: row.completed_at === null ? '' : momentDay(row.completed_at),
  link: row.number === null ? '' : site + pathOf(row),
});
