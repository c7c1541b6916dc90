import type { SellerExtract, RefusedFile } from '@proverka/contract/seller-extract';
import { json } from '#platform/db/columns.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import { readUpload } from '#registers/read-upload.ts';
import type { UploadedExtract, UploadedFile } from '#registers/read-upload.ts';
import type { SellerExtractRow } from '#fulfilment/seller-extract.store.ts';
import type { ReportsDeps } from '../deps.ts';
import { viewSellerExtracts } from './view-seller-extract.ts';
import type { Asker } from './view-seller-extract.ts';

/** How long an upload nobody orders is kept. */
const LIFE_MS = 24 * 3600 * 1000;

interface TakenUpload {
  readonly extracts: SellerExtract[];
  readonly refused: RefusedFile[];
}

/** Reads what was uploaded and keeps the extracts in it for a day; nothing is charged, and refused files are not kept. */
export async function takeUpload(
  deps: ReportsDeps,
  asker: Asker,
  files: readonly UploadedFile[],
): Promise<Result<TakenUpload, 'product_unknown'>> {
  const { extracts, refused } = await readUpload(deps, files);
  const rows: SellerExtractRow[] = [];
  for (const extract of extracts) rows.push(await keep(deps, asker, extract));
  const viewed = await viewSellerExtracts(deps, asker, rows);
  if (!viewed.ok) return viewed;
  return done({
    extracts: viewed.value,
    refused: refused.map(({ name, code, text }) => ({ file_name: name, code, text })),
  });
}

/** The file as it came: the archive with everything in it, or the document. */
async function keep(
  deps: Pick<ReportsDeps, 'db' | 'files' | 'newId' | 'now'>,
  { brand, userId }: Asker,
  { name, content, summary, signature }: UploadedExtract,
): Promise<SellerExtractRow> {
  const { title, date, number, object } = summary;
  const now = deps.now();
  const hash = await deps.files.put(content);
  return deps.db
    .insertInto('seller_extract')
    .values({
      id: deps.newId(),
      user_id: userId,
      brand,
      file_name: name,
      file_hash: hash,
      cadastral_number: object.cadastralNumber,
      summary: json({
        title,
        address: object.address,
        date,
        number,
      }),
      signature: json(signature),
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
