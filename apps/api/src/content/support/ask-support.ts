import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { versionsIn } from '@proverka/contract/consent-versions';
import type { SupportRequest } from '@proverka/contract/support';
import { recordConsents } from '#accounts/consent.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { forSender, forSupport } from './support-letters.domain.ts';

export interface SupportInput {
  readonly request: SupportRequest;
  readonly brand: BrandId;
  readonly userId: string | null;
  readonly address: string;
  readonly userAgent: string | null;
  /** Whether the sender gets a letter with the number. */
  readonly isConfirmed: boolean;
}

/** Stores the request, writes to the support and, unless letters to the sender were too many, to the sender, and returns the request's number. */
export function askSupport(deps: ContentDeps, input: SupportInput): Promise<number> {
  const { request, brand, userId, address, userAgent } = input;
  return inTransaction(deps.db, async (tx) => {
    const id = deps.newId();
    const number = await insertRequest(deps, tx, id, input);
    if (request.consent !== undefined) {
      const from = { brand, address, userAgent, where: 'POST /support' };
      const who = { userId, contact: userId === null ? request.email.toLowerCase() : null };
      const given = { ...who, ...from, givenAt: deps.now(), versions: versionsIn(request.consent) };
      await recordConsents(tx, given, deps.newId);
    }
    const { supportEmail } = brandOf(brand);
    const letters = [
      { reason: `support:${id}`, recipient: supportEmail, letter: forSupport(number, request) },
      ...(input.isConfirmed
        ? [{ reason: `support-received:${id}`, recipient: request.email, letter: forSender(number) }]
        : []),
    ];
    for (const letter of letters) await queueLetter(deps, tx, { ...letter, brand });
    return number;
  });
}

async function insertRequest(
  { now }: ContentDeps,
  tx: Transaction,
  id: string,
  { request: { name, email, text, page }, brand, userId }: SupportInput,
): Promise<number> {
  const { number } = await tx
    .insertInto('support_request')
    .values({ id, brand, user_id: userId, name, email, text, page, created_at: now() })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
