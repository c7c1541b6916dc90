import type { Transaction } from '#platform/db/transaction.ts';
import type { KeptDocument } from '#reports/keep-document.ts';
import { addMessage, moveCase } from '../case.store.ts';
import type { CaseRow } from '../case.store.ts';
import type { CasesDeps } from '../deps.ts';

interface Written {
  readonly text: string;
  readonly mailId?: string | null;
  readonly documents?: readonly KeptDocument[];
}

/** A message of the customer in a locked case, which then waits for the staff; false for a letter that came before. */
export async function writeMessage(
  deps: CasesDeps,
  tx: Transaction,
  row: CaseRow,
  { text, mailId, documents = [] }: Written,
): Promise<boolean> {
  const message = { caseId: row.id, author: 'customer', userId: row.user_id, text } as const;
  const id = await addMessage(deps, tx, { ...message, mailId: mailId ?? null, documents });
  if (id === null) return false;
  await moveCase(deps, tx, row, { act: 'written', userId: row.user_id });
  return true;
}
