import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import { personRoles } from '@proverka/contract/roles';
import { hashPassword } from '#accounts/password.ts';
import { openSession } from '#accounts/session.store.ts';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createPerson } from '../people.ts';
import { heaviestRequests } from './heaviest-requests.ts';
import type { HeavyRequest } from './heaviest-requests.ts';
import type { WatchedApi } from './held-up.ts';

export interface HeavyAnswer {
  readonly key: string;
  readonly what: string;
  readonly status: number;
  readonly seconds: number;
  readonly heldUpMs: number;
}

/** Streams have no end, and hold nothing up. */
const isStream = (key: string) => key.endsWith('/events');

/** Sends every endpoint the heaviest requests its limits allow, one after another, and measures the server from within. */
export async function* measureHeaviest(
  { api, db }: { readonly api: WatchedApi; readonly db: Database },
  isThorough = false,
): AsyncGenerator<HeavyAnswer> {
  const keys = Object.keys(endpoints) as ApiKey[];
  for (const key of keys.filter((one) => !isStream(one))) {
    const requests = heaviestRequests(key, isThorough);
    // Afterwards nothing is compiled, loaded or started any more. Some requests end the session.
    for (const request of requests.slice(0, 1)) await send(api.address, await signIn(db), request);
    const token = await signIn(db);
    for (const request of requests) {
      await api.heldUpMs();
      const started = performance.now();
      const status = await send(api.address, token, request);
      const seconds = (performance.now() - started) / 1000;
      yield { key, what: request.what, status, seconds, heldUpMs: await api.heldUpMs() };
    }
  }
}

let passwordHash: Promise<string> | undefined;

async function signIn(db: Database): Promise<string> {
  const { id } = await createPerson(db, { role: personRoles.admin });
  passwordHash ??= hashPassword('nobody enters it');
  await db
    .updateTable('app_user')
    .set({ password_hash: await passwordHash })
    .where('id', '=', id)
    .execute();
  return (await inTransaction(db, (tx) => openSession(tx, id, true, new Date()))).token;
}

async function send(api: string, token: string, { method, url, headers, body }: HeavyRequest) {
  const response = await fetch(api + url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  return response.status;
}
