import type { Stack } from '@proverka/stack/stack';
import { desktopConfig } from 'lighthouse';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Figure } from './figure.ts';
import { measureLargestPaint } from './lighthouse.ts';

/** How soon somebody of the staff sees the desk's first screen. */
export async function measureDeskScreen(
  { databaseUrl, shellPort }: Stack,
  browser: string,
): Promise<Figure[]> {
  const url = `http://admin.localhost:${shellPort}/`;
  const headers = { cookie: `__Host-staff=${await staffSession(databaseUrl)}` };
  return measureLargestPaint(browser, [
    { name: 'First screen of the desk, desktop', url, headers, config: desktopConfig, atMostMs: 1500 },
    { name: 'First screen of the desk, phone', url, headers, atMostMs: 2500 },
  ]);
}

/** The token of an admin's session, as the sign-in opens it after both factors. */
async function staffSession(databaseUrl: string): Promise<string> {
  const [userId, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Only values made here are in the text.
    await client.query(
      `insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
       values ('${userId}', '${userId}@bench.example', 'Тестов Иван', '', 5, 'real-estate', 'none', '', now());
       insert into staff_grant (id, user_id, staff_role, given_at, confirmed_at)
       values ('${randomUUID()}', '${userId}', 'admin', now(), now());
       insert into session (token_hash, user_id, created_at, expires_at, user_agent, is_staff, proved_at, used_at)
       values (decode('${createHash('sha256').update(token).digest('hex')}', 'hex'), '${userId}', now(),
         now() + interval '12 hours', '', true, now(), now())`,
    );
    return token;
  } finally {
    await client.end();
  }
}
