import { sql } from 'kysely';
import type { DeskDeps } from '../deps.ts';

/** Changes added up in one transaction. */
const AT_ONCE = 20_000;

/** Adds what was counted since the last run up into the figures by day. */
export async function foldNumbersJob({ db }: Pick<DeskDeps, 'db'>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ folded: number }>`select numbers_fold(${AT_ONCE}) as folded`.execute(db);
    if ((rows[0]?.folded ?? 0) < AT_ONCE) return;
  }
}
