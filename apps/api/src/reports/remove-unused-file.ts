import { statement } from '#platform/db/statement.ts';
import type { ReportsDeps } from './deps.ts';

/** Equal files are stored once: two reports may share a document, and a reader may send the very PDF of a report. */
const USES = statement<{ hash: string }>(`
  select 1 from report_task where file_hash = :hash
  union all select 1 from report where pdf_hash = :hash
  union all select 1 from attachment where file_hash = :hash
  union all select 1 from seller_extract where file_hash = :hash
  union all select 1 from dispute where document_hash = :hash
  union all select 1 from case_document where file_hash = :hash
  union all select 1 from deal_document where file_hash = :hash
  limit 1`);

/** Removes a file that no row refers to any more. */
export async function removeUnusedFile(
  { db, files }: Pick<ReportsDeps, 'db' | 'files'>,
  hash: string,
): Promise<void> {
  const [use] = await USES(db, { hash });
  if (use === undefined) await files.remove(hash);
}
