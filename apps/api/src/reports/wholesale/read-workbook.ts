import { openZip, type ZipLimits } from '@proverka/archive/open-zip';
import { batchMaxRows } from '@proverka/contract/wholesale-limits';
import { zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre';
import type { Line } from '#platform/text/delimited.domain.ts';

const MB = 1024 * 1024;
// A table of 2000 rows is about a megabyte of XML; larger files hold something else.
const limits: ZipLimits = { entries: 500, entryBytes: 16 * MB, totalBytes: 24 * MB, ratio: 200 };
// Empty rows do not count, so more lines are read than a list may have.
const ROWS_READ = 5 * batchMaxRows;

/** The parts a table is read from: no pictures, charts, comments, pivot tables, links to other files or programs. */
const TABLE_PARTS =
  /^(?:\[content_types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedstrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

/** The lines of the first visible sheet; null for what is no workbook. Formulas are neither computed nor trusted. */
export async function readWorkbook(content: Uint8Array): Promise<readonly Line[] | null> {
  const parts = await unpackTable(content);
  if (parts === null) return null;
  try {
    // The reader takes archives only: it gets one made here of what was checked, and parses no stranger's archive.
    const { sheets } = await readXlsx(zipSync(parts, { level: 0 }), {
      sheets: ({ hidden, veryHidden }) => hidden !== true && veryHidden !== true,
      range: `A1:AZ${ROWS_READ}`,
      maxRows: ROWS_READ,
    });
    const [sheet] = sheets;
    if (sheet === undefined) return [];
    const lines = sheet.rows.map((row, index) => ({
      line: index + 1,
      cells: row.map((value, column) => {
        const formula = sheet.cells?.get(`${index},${column}`)?.formula;
        return formula === undefined ? textOf(value) : `=${formula}`;
      }),
    }));
    return lines;
  } catch {
    return null;
  }
}

async function unpackTable(content: Uint8Array): Promise<Record<string, Uint8Array> | null> {
  const entries = await openZip(content, limits);
  if (typeof entries === 'string') return null;
  const parts: Record<string, Uint8Array> = {};
  for (const { name, unpack } of entries) {
    if (!TABLE_PARTS.test(name)) continue;
    const part = await unpack();
    if (typeof part === 'string') return null;
    parts[name] = part;
  }
  return parts;
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // Long numbers in full: an INN stored as a number would otherwise become 7.7e9.
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value).toString();
  return String(value).trim();
}
