import { CreditConsent } from '#registers/credit-consent.ts';
import { consentSubjectKey } from '#registers/person-key.ts';
import { subjectDataOf } from '#registers/subject.domain.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from './deps.ts';

interface AskedItem {
  readonly item_id: string;
  readonly metadata: ItemMetadata;
}

/** The consent an item's bureau may be asked with: signed, in force, and about the subject as it is now. */
export async function findConsent(
  { config, now }: Pick<FulfilmentDeps, 'config' | 'now'>,
  db: Connection,
  { item_id: itemId, metadata }: AskedItem,
): Promise<CreditConsent | null> {
  const row = await db
    .selectFrom('credit_consent')
    .select(['id', 'signed_at as signedAt', 'valid_until as validUntil'])
    .where('item_id', '=', itemId)
    .where('state', '=', 'signed')
    .where('subject_key', '=', consentSubjectKey(config.appSecret, subjectDataOf('person', metadata)))
    .executeTakeFirst();
  return row === undefined ? null : CreditConsent.of(row, now());
}

/** The task of an item that waits for its subject's consent. */
export function findAwaitingTask(db: Connection, itemId: string) {
  return db
    .selectFrom('report_task')
    .select(['id', 'run', 'deadline_at as deadlineAt'])
    .where('item_id', '=', itemId)
    .where('status', '=', 'needs_data')
    .where('missing_requirements', '@>', JSON.stringify(['consent']) as never)
    .executeTakeFirst();
}
