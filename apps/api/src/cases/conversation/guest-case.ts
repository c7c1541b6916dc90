import type { SupportCase } from '@proverka/contract/support-case';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { readCaseToken } from '../case-link.ts';
import { lockCase } from '../case.store.ts';
import type { CaseRow } from '../case.store.ts';
import type { CasesDeps } from '../deps.ts';
import { viewCase } from './view-case.ts';
import { writeMessage } from './write-message.ts';

type Answer = Result<SupportCase, 'case_link_invalid'>;

/** The case of a guest by the link of a letter, which shows that the e-mail is theirs. */
export const openByLink = (deps: CasesDeps, token: string): Promise<Answer> =>
  inGuestCase(deps, token, async () => undefined);

export const writeByLink = (deps: CasesDeps, token: string, text: string): Promise<Answer> =>
  inGuestCase(deps, token, async (tx, row) => {
    await writeMessage(deps, tx, row, { text });
  });

/** The id a valid link names, for limits; null otherwise. */
export const caseOfLink = ({ config }: CasesDeps, token: string): string | null =>
  readCaseToken(config.appSecret, token);

async function inGuestCase(
  deps: CasesDeps,
  token: string,
  act: (tx: Transaction, row: CaseRow) => Promise<void>,
): Promise<Answer> {
  const id = readCaseToken(deps.config.appSecret, token);
  if (id === null) return refuse('case_link_invalid');
  return inTransaction(deps.db, async (tx): Promise<Answer> => {
    const row = await lockCase(tx, id);
    // The account's case needs its session, also from whoever has an old letter.
    if (row === undefined || row.user_id !== null) return refuse('case_link_invalid');
    await proveEmail(deps, tx, row);
    await act(tx, row);
    const view = await viewCase(tx, id);
    return view === null ? refuse('case_link_invalid') : done(view);
  });
}

/** From now on letters may hold the answers themselves. */
export async function proveEmail({ now }: CasesDeps, tx: Transaction, row: CaseRow): Promise<void> {
  if (row.email_proven_at !== null) return;
  await tx.updateTable('support_case').set({ email_proven_at: now() }).where('id', '=', row.id).execute();
}
