import { readdirSync } from 'node:fs';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, expect, test } from 'vitest';
import { createProverka, isProverkaError } from '../examples/proverka-client.ts';
import { verifyWebhook } from '../examples/verify-webhook.ts';
import { scopesOf } from '#accounts/scopes.domain.ts';
import { openSession } from '#accounts/session.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { temporaryFolder } from './cleanup.ts';
import { createTestDatabase } from './database.ts';
import { PRICE } from './orders.ts';
import { createPerson, testPassword } from './people.ts';
import { freePort } from './postgres.ts';
import { runApi, runEntry, runSandbox, runWorker } from './processes.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';
import { until } from './until.ts';

let baseUrl: string;
let receiverPort: number;
let session: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  const port = await freePort();
  receiverPort = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  const environment = {
    DATABASE_URL: database.url,
    API_PORT: String(port),
    FILES_DIR: temporaryFolder(),
    WEBHOOK_PRIVATE_HOSTS: `127.0.0.1:${receiverPort}`,
    ...sandboxEnvironment(await runSandbox(`${baseUrl}/payment/notification`)),
  };
  const person = await createPerson(database.db, { role: personRoles.lawyer, paid: 3 * PRICE });
  ({ token: session } = await inTransaction(database.db, (tx) =>
    openSession(tx, person.id, true, new Date()),
  ));
  await runApi(environment).untilSays(/"ready"/);
  await runWorker(environment).untilSays(/"ready"/);
});

test('the example program orders, waits, saves the PDF and receives every change', async () => {
  const person = createProverka({ baseUrl, token: session });
  const wanted = { password: testPassword, scopes: [...scopesOf(personRoles.lawyer)], days: 30 as const };
  const { token } = await person.call('POST /api/create_or_renew', { body: wanted });
  const program = createProverka({ baseUrl, token });
  const url = `http://127.0.0.1:${receiverPort}/hook`;
  const webhook = await person.call('POST /webhooks', { body: { url, password: testPassword } });
  const receiver = runEntry('api/examples/receive-webhooks.main.ts', {
    WEBHOOK_SECRET: webhook.secret,
    PORT: String(receiverPort),
  });
  await receiver.untilSays(/listening/);
  const folder = temporaryFolder();
  const ordering = runEntry(
    'api/examples/order-report.main.ts',
    { PROVERKA_URL: baseUrl, PROVERKA_TOKEN: token },
    ['77:06:0001001:1234', folder],
  );
  await ordering.untilSays(/saved .*\.pdf/);
  expect(readdirSync(folder)).toHaveLength(1);
  await receiver.untilSays(/item\.changed .*"status": ?"done"/);
  const log = await until(
    () =>
      program.call('GET /webhooks/{webhookId}/deliveries', {
        params: { webhookId: webhook.id },
        query: { offset: 0 },
      }),
    ({ deliveries }) => deliveries.length > 0 && deliveries.every(({ status }) => status === 'delivered'),
  );
  expect(log.deliveries.map(({ event }) => event)).toContain('order.changed');
  const byPerson = [
    () => program.call('POST /api/create_or_renew', { body: wanted }),
    () => program.call('POST /webhooks', { body: { url, password: testPassword } }),
  ];
  for (const call of byPerson) {
    const refusal = await call().catch((error: unknown) => error);
    expect(isProverkaError(refusal) && refusal.problem?.code).toBe('forbidden');
  }
});

test('the example verifier refuses a delivery that was changed, is old or has another signature', () => {
  const secret = `whsec_${Buffer.from('a secret').toString('base64')}`;
  const headers = { 'webhook-id': '1', 'webhook-timestamp': '1000', 'webhook-signature': 'v1,AAAA' };
  expect(verifyWebhook(secret, headers, '{}', new Date(1_000_000))).toBeNull();
  expect(verifyWebhook(secret, {}, '{}')).toBeNull();
});
