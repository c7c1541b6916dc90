import { temporaryFolder } from './cleanup.ts';
import { testConfig } from './config.ts';
import { createFakeExtracts } from './fake-extracts.ts';
import { PRICE } from './orders.ts';
import { testPassword } from './people.ts';
import { createProtocolFake } from './protocol-fake.ts';
import type { FakeAnswer } from './protocol-fake.ts';
import { createTestWorld } from './world.ts';
import type { SignedInPerson, TestWorld } from './world.ts';
import type { LightMyRequestResponse as Response } from 'fastify';
import { personRoles } from '@proverka/contract/roles';
import type { WebhookDelivery, WebhookMessage } from '@proverka/contract/webhook';
import { sendWebhooks } from '#partners/send-webhooks.ts';

export const role = personRoles.lawyer;

export const subscribe = (person: SignedInPerson, url: string): Promise<Response> =>
  person.request({ method: 'POST', url: '/webhooks', payload: { url, password: testPassword } });

export async function subscribed(answers: readonly FakeAnswer[] = [{}]) {
  const receiver = await createProtocolFake(answers);
  const config = testConfig({
    WEBHOOK_PRIVATE_HOSTS: new URL(receiver.url).host,
    FILES_DIR: temporaryFolder(),
  });
  const extracts = createFakeExtracts();
  const world = await createTestWorld({ config, replace: { extracts } });
  const person = await world.signIn({ role, paid: 3 * PRICE });
  const { id, secret } = (await subscribe(person, `${receiver.url}/hook`)).json();
  const log = async (): Promise<WebhookDelivery[]> =>
    (await person.request({ url: `/webhooks/${id}/deliveries` })).json().deliveries;
  const sendTest = (): Promise<Response> => person.request({ method: 'POST', url: `/webhooks/${id}/test` });
  const messages = () => receiver.seen.map(({ body }) => JSON.parse(body) as WebhookMessage);
  /** Completes the supplier's work and everything that follows from it. */
  const deliver = async () => {
    await world.jobs.runDue();
    extracts.end('ready');
    await world.jobs.runAll('report.task');
    await world.jobs.runDue();
  };
  return {
    receiver,
    world,
    person,
    id: String(id),
    secret: String(secret),
    log,
    sendTest,
    messages,
    deliver,
  };
}

/** Repeats until nothing is due. */
export async function sendAll({ deps }: TestWorld): Promise<void> {
  while ((await sendWebhooks(deps)) > 0);
}
