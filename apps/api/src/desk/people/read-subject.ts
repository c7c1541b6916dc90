import { BLOCKED, blockedAmong } from '#registers/subject-blocks.ts';
import { viewSubject } from '#registers/subject-words.domain.ts';
import type { SubjectRow } from '#registers/subject-words.domain.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';

const FIND = statement<{ itemId: string }, SubjectRow & { user_id: string }>(`
  select i.object_key, i.object_address, i.metadata, p.subject as subject_kind, o.user_id
  from order_item i join product p on p.id = i.product_id join customer_order o on o.id = i.order_id
  where i.id = :itemId`);

interface Asked {
  readonly itemId: string;
  readonly reason: string;
}

/**
 * Whom or what an item is about, as its buyer reads it. Everywhere else the staff sees it masked: people who are checked never gave
 * their names to us. Why it was opened is in the journal. A
 * person whose data is blocked is named to nobody.
 */
export async function readSubject(
  deps: DeskDeps,
  caller: Caller,
  { itemId, reason }: Asked,
): Promise<Result<{ subject: string }, 'item_not_found'>> {
  const [row] = await FIND(deps.db, { itemId });
  if (row === undefined) return refuse('item_not_found');
  const { user_id: ownerId, ...subject } = row;
  await recordEvent(deps, deps.db, caller, { event: 'item.subject_read', ownerId, subject: itemId, reason });
  const isBlocked = await blockedAmong(deps, [subject]);
  return done({ subject: isBlocked(subject) ? BLOCKED : viewSubject(subject).display_name });
}
