import { versionsIn } from '@proverka/contract/consent-versions';
import type { SupportRequest } from '@proverka/contract/support';
import { recordConsents } from '#accounts/consent.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { OrderedOn } from '#platform/public-url.ts';
import type { CasesDeps } from '../deps.ts';
import { openCase } from './open-case.ts';

export interface SupportInput {
  readonly request: SupportRequest;
  readonly site: OrderedOn;
  readonly userId: string | null;
  readonly address: string;
  readonly userAgent: string | null;
  /** Whether the sender gets a letter with the number. */
  readonly isConfirmed: boolean;
}

/** A case from the form of «Помощь»; only whoever is signed in is told its id. */
export function askSupport(
  deps: CasesDeps,
  { request, site, userId, address, userAgent, isConfirmed }: SupportInput,
): Promise<{ number: number; case_id?: string }> {
  return inTransaction(deps.db, async (tx) => {
    const { name, email, text, page, consent } = request;
    const writer = userId === null ? { userId, name, email: email.toLowerCase() } : { userId };
    const { id, number } = await openCase(deps, tx, {
      kind: 'question',
      site,
      writer,
      text,
      page,
      isConfirmed,
    });
    if (consent !== undefined) {
      const from = { brand: site.brand, address, userAgent, where: 'POST /support' };
      const who = { userId, contact: userId === null ? email.toLowerCase() : null };
      const given = { ...who, ...from, givenAt: deps.now(), versions: versionsIn(consent) };
      await recordConsents(tx, given, deps.newId);
    }
    return userId === null ? { number } : { number, case_id: id };
  });
}
