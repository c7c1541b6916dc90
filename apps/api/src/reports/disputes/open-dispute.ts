import type { Finding } from '@proverka/contract/finding';
import { publicUrlOf } from '#platform/public-url.ts';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { lockItem, pathOf } from '#fulfilment/item.store.ts';
import type { LockedItem } from '#fulfilment/item.store.ts';
import { readContent } from '#fulfilment/report.store.ts';
import { changeOwnItem } from '../changes/change-report.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import type { ReportsDeps } from '../deps.ts';
import { disputeOpened } from '../letters.domain.ts';
import { removeUnusedFile } from '../remove-unused-file.ts';
import { keepDocument } from '../keep-document.ts';
import type { KeptDocument } from '../keep-document.ts';
import { renewPaper } from './renew-paper.ts';

export interface NewDispute {
  readonly itemId: string;
  readonly findingKey: string;
  readonly text: string;
  readonly document: { readonly file_name: string; readonly content: string } | undefined;
}

interface Opened {
  readonly dispute_id: string;
  readonly number: number;
  readonly opened_at: string;
}

type Answer = Result<Opened, 'report_not_found' | 'finding_not_found' | 'dispute_open' | 'document_unusable'>;

/** The reader of a report says what is wrong with one of its findings; the finding carries the mark until it is answered. */
export async function openDispute(
  deps: ReportsDeps,
  asker: ReportAsker,
  { itemId, findingKey, text, document }: NewDispute,
): Promise<Answer> {
  const kept = document === undefined ? undefined : await keepDocument(deps, document);
  if (kept === null) return refuse('document_unusable');
  let oldPaper: string | null = null;
  const opened = await changeOwnItem<Opened, 'report_not_found' | 'finding_not_found' | 'dispute_open'>(
    deps,
    asker,
    {
      itemId,
      action: 'report.dispute',
      decide: async (tx) => {
        const item = await lockItem(tx, itemId);
        if (item === undefined) return refuse('report_not_found');
        const { findings } = await readContent(tx, itemId, item);
        const finding = findings.find(({ key }) => key === findingKey);
        if (finding === undefined) return refuse('finding_not_found');
        // One case at a time: what is added to it belongs into the next letter, not into a second case.
        if (finding.disputed_at !== undefined) return refuse('dispute_open');
        const dispute = await insertDispute(deps, tx, { item, finding, findingKey, text, kept });
        oldPaper = await renewPaper(deps, tx, item);
        return done(dispute);
      },
    },
  );
  if (!opened.ok && kept !== undefined) await removeUnusedFile(deps, kept.document_hash);
  if (oldPaper !== null) await removeUnusedFile(deps, oldPaper);
  return opened;
}

interface DisputeRow {
  readonly item: LockedItem;
  readonly finding: Finding;
  readonly findingKey: string;
  readonly text: string;
  readonly kept: KeptDocument | undefined;
}

async function insertDispute(
  deps: ReportsDeps,
  tx: Transaction,
  { item, finding, findingKey, text, kept }: DisputeRow,
): Promise<Opened> {
  const id = deps.newId();
  const openedAt = deps.now();
  const { number } = await tx
    .insertInto('dispute')
    .values({
      id,
      item_id: item.id,
      user_id: item.userId,
      finding_key: findingKey,
      finding: json(finding),
      text,
      document_name: null,
      document_type: null,
      document_bytes: null,
      document_hash: null,
      ...kept,
      opened_at: openedAt,
      correction: null,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, {
    reason: `dispute-opened:${id}`,
    brand: item.brand,
    recipient: item.email,
    letter: disputeOpened(publicUrlOf(deps.config, item), {
      number,
      title: finding.title,
      product: item.productTitle,
      reportPath: pathOf(item),
    }),
  });
  return { dispute_id: id, number, opened_at: openedAt.toISOString() };
}
