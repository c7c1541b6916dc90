import type { NoParameters } from '@proverka/sql/named-sql';
import { statement } from '#platform/db/statement.ts';

interface FileColumn {
  readonly table: string;
  readonly column: string;
  /** Of rows that keep the hash of a file that is gone. */
  readonly only?: string;
}

/** Every column that refers to a stored file. */
const FILE_COLUMNS: readonly FileColumn[] = [
  { table: 'report_task', column: 'file_hash' },
  { table: 'report', column: 'pdf_hash' },
  { table: 'attachment', column: 'file_hash' },
  { table: 'seller_extract', column: 'file_hash' },
  { table: 'dispute', column: 'document_hash' },
  { table: 'case_document', column: 'file_hash' },
  { table: 'deal_document', column: 'file_hash' },
  { table: 'data_export', column: 'file_hash', only: 'removed_at is null' },
];

const among = ({ table, column, only }: FileColumn): string =>
  `exists (select from ${table} where ${column} = h.hash${only === undefined ? '' : ` and ${only}`})`;

/** Of these hashes, those that a row refers to. */
export const REFERRED = statement<{ hashes: readonly string[] }, { hash: string }>(
  `select h.hash from unnest(:hashes::text[]) as h (hash) where ${FILE_COLUMNS.map(among).join(' or ')}`,
);

const hashesOf = ({ table, column, only }: FileColumn): string =>
  `select ${column} as hash from ${table} where ${column} is not null${only === undefined ? '' : ` and ${only}`}`;

/** The hash of every file a row refers to, once. */
export const REFERENCES = statement<NoParameters, { hash: string }>(
  FILE_COLUMNS.map(hashesOf).join(' union '),
);
