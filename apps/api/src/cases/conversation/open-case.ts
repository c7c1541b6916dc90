import type { CaseKind } from '@proverka/contract/support-case';
import type { Transaction } from '#platform/db/transaction.ts';
import type { OrderedOn } from '#platform/public-url.ts';
import type { KeptDocument } from '#reports/keep-document.ts';
import { dueOf } from '../case.domain.ts';
import { addEvent, addMessage } from '../case.store.ts';
import { pagePath } from '../page-path.domain.ts';
import type { CasesDeps } from '../deps.ts';
import { tellCustomer } from './tell-customer.ts';

/** The account that writes, or a guest with a name and an e-mail of which nothing is known. */
type CaseWriter =
  | { readonly userId: string }
  | { readonly userId: null; readonly name: string; readonly email: string };

export interface NewCase {
  readonly kind: Extract<CaseKind, 'question' | 'report_error'>;
  /** The site it is opened on; its letters lead there. */
  readonly site: OrderedOn;
  readonly writer: CaseWriter;
  readonly text: string;
  readonly page?: string;
  readonly orderId?: string | null;
  readonly itemId?: string | null;
  readonly mailId?: string | null;
  readonly documents?: readonly KeptDocument[];
  /** Whether the writer gets a letter with the number. */
  readonly isConfirmed: boolean;
}

/** Opens a case with its first message. */
export async function openCase(
  deps: CasesDeps,
  tx: Transaction,
  { kind, site, writer, text, page = '', ...more }: NewCase,
): Promise<{ id: string; number: number }> {
  const [id, now] = [deps.newId(), deps.now()];
  const { number } = await tx
    .insertInto('support_case')
    .values({
      id,
      kind,
      state: 'open',
      brand: site.brand,
      variant: site.variant,
      user_id: writer.userId,
      ...(writer.userId === null && { name: writer.name, email: writer.email }),
      page: pagePath(page),
      order_id: more.orderId ?? null,
      item_id: more.itemId ?? null,
      due_at: dueOf(kind, now),
      opened_at: now,
      changed_at: now,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const { mailId, documents = [] } = more;
  const message = { caseId: id, author: 'customer', userId: writer.userId, text } as const;
  const first = await addMessage(deps, tx, { ...message, mailId: mailId ?? null, documents });
  // Two deliveries at once: the mail server repeats this one and is told that the letter is known.
  if (first === null) throw new Error('the letter was stored meanwhile');
  await addEvent(deps, tx, { caseId: id, kind: 'opened', userId: writer.userId });
  if (more.isConfirmed) await tellCustomer(deps, tx, { caseId: id, reason: 'received' });
  return { id, number };
}
