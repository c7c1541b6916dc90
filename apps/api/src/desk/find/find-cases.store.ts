import type { DeskFound } from '@proverka/contract/desk-find';
import { caseKindWords } from '@proverka/words/case-words';
import type { Connection } from '#platform/db/transaction.ts';

/** As letters write it, or only its digits. */
const NUMBER = /^№?\s*(\d{1,15})$/;

/** The case of a number. */
export async function findCases(db: Connection, text: string): Promise<DeskFound[]> {
  const digits = NUMBER.exec(text.trim())?.[1];
  if (digits === undefined) return [];
  const rows = await db
    .selectFrom('support_case')
    .select(['id', 'number', 'kind', 'opened_at'])
    .where('number', '=', Number(digits))
    .execute();
  return rows.map(({ id, number, kind, opened_at: at }) => ({
    kind: 'case',
    id,
    title: `№ ${number}`,
    about: caseKindWords[kind],
    date: at.toISOString(),
    amount: null,
  }));
}
