import { outcome } from '#registers/step.ts';
import type { Step } from '#registers/step.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { sellerExtractSource } from '../seller-extract-findings.domain.ts';
import { findSellerExtract } from '../seller-extract.store.ts';
import type { TaskRow } from '../task.store.ts';

/** The only step: the document is here already, and was read once before it was ordered. */
export async function stepSellerExtract(
  deps: FulfilmentDeps,
  { metadata }: Pick<TaskRow, 'metadata'>,
  signal: AbortSignal,
): Promise<Step> {
  const { sellerExtract } = metadata as ItemMetadata;
  const upload = sellerExtract && (await findSellerExtract(deps.db, sellerExtract.id));
  const bytes = upload && (await deps.files.get(upload.file_hash));
  if (!upload || !bytes) {
    return outcome('failed', {
      reason: 'Файла выписки больше нет: неоплаченные файлы хранятся сутки. Загрузите его ещё раз.',
      source: sellerExtractSource,
    });
  }
  const read = await deps.extractReader.read(bytes, signal);
  if (!read.ok) return outcome('failed', { reason: read.message, source: sellerExtractSource });
  return outcome('found', {
    source: sellerExtractSource,
    sourceDate: read.extract.header.dateFormation ?? null,
    fileHash: upload.file_hash,
    result: {
      extract: { ...read.extract, isFromSeller: true },
      data: upload.signature,
      isSigned: read.unpacked?.signature !== undefined,
    },
  });
}
