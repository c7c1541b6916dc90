import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { requireVersion } from './server-needs.ts';

const serverOf = (number: string, version: string) =>
  ({ query: () => Promise.resolve({ rows: [{ number, version }] }) }) as unknown as ClientBase;

test('an older PostgreSQL is refused in a sentence that names both versions', async () => {
  await expect(requireVersion(serverOf('150012', '15.12 (Debian 15.12-0)'))).rejects.toThrow(
    'The database is PostgreSQL 15.12 (Debian 15.12-0); version 18 or later is needed (uuidv7, pg_c_utf8).',
  );
  await expect(requireVersion(serverOf('180001', '18.1'))).resolves.toBeUndefined();
  await expect(requireVersion(serverOf('190000', '19.0'))).resolves.toBeUndefined();
});
