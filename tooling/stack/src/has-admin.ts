import { Client } from 'pg';

/** Whether anybody may give roles at the desk: the first admin is made by a command, never by starting. */
export async function hasAdmin(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select 1 from staff_grant
       where staff_role = 'admin' and confirmed_at is not null and ended_at is null limit 1`,
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
