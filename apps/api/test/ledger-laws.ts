import { brokenLawsQuery, ledgerLaws } from '@proverka/ledger-laws/ledger-laws';
import type { BrokenLaw } from '@proverka/ledger-laws/ledger-laws';
import type { Pool } from 'pg';
import { expect } from 'vitest';

export async function expectLedgerLaws(owner: Pool): Promise<void> {
  const { rows } = await owner.query<BrokenLaw>(brokenLawsQuery(ledgerLaws));
  expect(rows).toEqual([]);
}
