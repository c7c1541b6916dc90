import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brokenLawsQuery, ledgerLaws, type BrokenLaw } from '@proverka/ledger-laws/ledger-laws';
import { repositoryRoot } from '@proverka/stack/stack';
import { Client } from 'pg';
import { countRows } from './counts.ts';
import type { Manifest } from './manifest.ts';

const MIGRATIONS = 'apps/api/src/platform/db/migrations';

/** The newest migration of the code that runs. */
export const schemaOfCode = (): string =>
  readdirSync(path.join(repositoryRoot, MIGRATIONS)).toSorted().at(-1) ?? '';

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** Throws for what this code cannot read; an older schema is migrated later. */
export function requireVersions({ postgres, schema }: Manifest, here: string): string {
  if (majorOf(postgres) !== majorOf(here))
    throw new Error(
      `The backup is of PostgreSQL ${postgres}, and here is ${here}: only the same version reads it.`,
    );
  if (schema > schemaOfCode())
    throw new Error(`The backup's schema ${schema} is newer than the code's ${schemaOfCode()}.`);
  return `PostgreSQL ${postgres}, schema ${schema}`;
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** At least what the backup counted: these rows never go, and the log has later ones. */
export function checkCounts(url: string, expected: Manifest['counts']): Promise<string> {
  return withClient(url, async (client) => {
    const counts = await countRows(client);
    const lost = Object.entries(expected).find(([table, count]) => (counts[table] ?? 0) < count);
    if (lost)
      throw new Error(`${lost[0]} has ${counts[lost[0]] ?? 0} rows, and the backup counted ${lost[1]}.`);
    return Object.entries(counts)
      .map(([table, count]) => `${table} ${count}`)
      .join(', ');
  });
}

export function checkLaws(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<BrokenLaw>(brokenLawsQuery(ledgerLaws));
    const [broken] = rows;
    if (broken) throw new Error(`${broken.law}, ${broken.times} times.`);
    return `${Object.keys(ledgerLaws).length} invariants hold`;
  });
}
