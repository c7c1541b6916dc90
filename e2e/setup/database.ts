import { Client } from 'pg';
import { stack } from './site.ts';

/** Reads or changes the stack's database directly, for what no page can do. */
export async function runSql<Row = unknown>(
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(sql, [...parameters]);
    return rows as readonly Row[];
  } finally {
    await client.end();
  }
}
