import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';

type Who = 'customer' | 'admin';

/** The token of a new customer's session, or of an admin's, as the sign-in opens it after both factors. */
export async function openSession(databaseUrl: string, who: Who): Promise<string> {
  const [token = ''] = await openSessions(databaseUrl, who, 1);
  return token;
}

/** The tokens of as many people's sessions. */
export async function openSessions(databaseUrl: string, who: Who, count: number): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tokens: string[] = [];
    while (tokens.length < count) tokens.push(await openFor(client, who));
    return tokens;
  } finally {
    await client.end();
  }
}

async function openFor(client: Client, who: Who): Promise<string> {
  const [userId, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const isAdmin = who === 'admin';
  // Only values made here are in the text.
  await client.query(
    `insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
     values ('${userId}', '${userId}@bench.example', 'Тестов Иван', '', 5, 'real-estate', 'none', '', now())`,
  );
  if (isAdmin) {
    await client.query(
      `insert into staff_grant (id, user_id, staff_role, given_at, confirmed_at)
       values ('${randomUUID()}', '${userId}', 'admin', now(), now())`,
    );
  }
  await client.query(
    `insert into session (token_hash, user_id, created_at, expires_at, user_agent, is_staff, proved_at, used_at)
     values (decode('${createHash('sha256').update(token).digest('hex')}', 'hex'), '${userId}', now(),
       now() + interval '12 hours', '', ${isAdmin}, ${isAdmin ? 'now()' : 'null'}, now())`,
  );
  return token;
}
