import { describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../test/protocol-fake.ts';
import {
  EGRN_RIGHT_LIST,
  fromBalance,
  notify,
  order,
  orderBody,
  orderByCard,
  PRICE,
} from '../../../test/orders.ts';
import { runSandbox, runWorker } from '../../../test/processes.ts';
import { until } from '../../../test/until.ts';
import { createTestWorld } from '../../../test/world.ts';
import { agreeTo } from '../../../test/consents.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { sendConversions } from '../send-conversions.ts';

const IDS = {
  yandexClientID: 'ya-1',
  admitad_uid: 'uid-1',
  actionpay_click: 'click-1',
  ga_client_id: 'ga-1',
};

const environment = (url: string) => ({
  METRICA_URL: `${url}/metrica`,
  METRICA_COUNTER_REAL_ESTATE: '42',
  ADMITAD_URL: `${url}/admitad`,
  ADMITAD_CAMPAIGN_CODE: 'camp',
  ADMITAD_POSTBACK_KEY: 'key',
  ACTIONPAY_URL: `${url}/actionpay`,
  ACTIONPAY_AIM: '77',
});

async function buyer(world: TestWorld, paid = PRICE): Promise<SignedInPerson> {
  const person = await world.signIn({ paid });
  await agreeTo(person, 'third_parties');
  return person;
}

async function worldWith(answers: readonly FakeAnswer[] = [{}]) {
  const receiver = await createProtocolFake(answers);
  const world = await createTestWorld({ config: testConfig(environment(receiver.url)) });
  return { world, receiver };
}

const paths = (seen: readonly { url: string }[]) =>
  seen.map(({ url }) => url.split('?', 1).join('')).toSorted((a, b) => a.localeCompare(b));
const rows = async (world: TestWorld) =>
  (await world.owner.query('select target, position, status, attempts from conversion order by 1, 2')).rows;

describe('conversions of orders paid from the balance', () => {
  test('a paid order is sent once to every configured target that knows the visitor', async () => {
    const { world, receiver } = await worldWith();
    const person = await buyer(world, 2 * PRICE);
    const [first] = orderBody().order_items;
    const body = fromBalance({ metadata: { orderType: 'object', ...IDS } });
    const items = [first, { ...first, product_id: EGRN_RIGHT_LIST }];
    expect((await order(person, { ...body, order_items: items })).statusCode).toBe(200);
    for (let again = 0; again < 3; again += 1) await sendConversions(world.deps);
    expect(paths(receiver.seen)).toEqual([
      '/actionpay/ok/77.png',
      '/admitad/tt',
      '/admitad/tt',
      '/metrica/collect',
    ]);
    expect(await rows(world)).toMatchObject([
      { target: 'actionpay', status: 'sent' },
      { target: 'admitad', position: 0, status: 'sent' },
      { target: 'admitad', position: 1, status: 'sent' },
      { target: 'ga4', status: 'off' },
      { target: 'metrica', status: 'sent' },
    ]);
  });

  test('nothing is sent without the consent to passing data, nor once it is withdrawn', async () => {
    const { world, receiver } = await worldWith();
    const metadata = { orderType: 'object', admitad_uid: 'uid-1' };
    await order(await world.signIn({ paid: PRICE }), fromBalance({ metadata }));
    const person = await buyer(world);
    await order(person, fromBalance({ metadata }));
    expect(
      (await person.request({ method: 'DELETE', url: '/person/consents/third_parties' })).statusCode,
    ).toBe(200);
    await sendConversions(world.deps);
    expect(receiver.seen).toEqual([]);
    expect(await rows(world)).toMatchObject([{ status: 'off' }, { status: 'off' }]);
  });

  test("an order without a target's visitor id is not sent", async () => {
    const { world } = await worldWith();
    await order(await buyer(world), fromBalance());
    expect(await rows(world)).toEqual([]);
  });
});

describe('a click that is added to an order', () => {
  const add = (person: SignedInPerson, order_id: string, actionpay_click = 'click-9') =>
    person.request({ method: 'POST', url: '/actionpay/add', payload: { order_id, actionpay_click } });

  test('an Actionpay click added to a paid order is sent once, and a second one changes nothing', async () => {
    const { world, receiver } = await worldWith();
    const person = await buyer(world);
    const placed = (await order(person, fromBalance())).json();
    const answers = await Promise.all([add(person, placed.id), add(person, placed.id)]);
    expect(answers.map((answer) => answer.json())).toEqual([{ ok: true }, { ok: true }]);
    await add(person, placed.id, 'click-10');
    await sendConversions(world.deps);
    await sendConversions(world.deps);
    expect(receiver.seen.map(({ url }) => new URL(url, 'http://x').searchParams.get('actionpay'))).toEqual([
      'click-9',
    ]);
    expect(await rows(world)).toMatchObject([{ target: 'actionpay', status: 'sent' }]);
  });

  test('a click added before the payment is told once the order is paid', async () => {
    const { world, receiver } = await worldWith();
    const person = await buyer(world);
    const { placed, paymentId } = await orderByCard(world, person);
    await add(person, placed.id);
    expect(await rows(world)).toEqual([]);
    const { id } = world.yookassa.pay(paymentId);
    await notify(world, id, 'succeeded');
    await world.jobs.runDue();
    await sendConversions(world.deps);
    expect(paths(receiver.seen)).toEqual(['/actionpay/ok/77.png']);
  });

  test('a click is added to nobody else’s order', async () => {
    const { world } = await worldWith();
    const placed = (await order(await buyer(world), fromBalance())).json();
    expect((await add(await world.signIn(), placed.id)).json()).toMatchObject({ code: 'order_not_found' });
    expect(await rows(world)).toEqual([]);
  });
});

describe('conversions of orders paid by card', () => {
  test('an order by card is sent once, after the payment, however often the payment is announced', async () => {
    const { world, receiver } = await worldWith();
    const metadata = { orderType: 'object', admitad_uid: 'uid-1' };
    const { paymentId } = await orderByCard(world, await buyer(world), { metadata });
    await sendConversions(world.deps);
    expect(receiver.seen).toEqual([]);
    const { id } = world.yookassa.pay(paymentId);
    for (const status of ['succeeded', 'succeeded']) await notify(world, id, status);
    await world.jobs.runDue();
    await sendConversions(world.deps);
    expect(paths(receiver.seen)).toEqual(['/admitad/tt']);
  });
});

describe('targets that fail', () => {
  test('a failed conversion is retried, for Metrica up to twelve hours', async () => {
    const { world, receiver } = await worldWith([{ status: 503 }]);
    const metadata = { orderType: 'object', yandexClientID: 'ya-1', admitad_uid: 'uid-1' };
    await order(await buyer(world), fromBalance({ metadata }));
    await sendConversions(world.deps);
    await sendConversions(world.deps);
    expect(receiver.seen).toHaveLength(2);
    world.clock.advance(11_000);
    await sendConversions(world.deps);
    expect(receiver.seen).toHaveLength(4);
    world.clock.advance(12 * 3600_000);
    await sendConversions(world.deps);
    expect(await rows(world)).toMatchObject([
      { target: 'admitad', status: 'waiting', attempts: 3 },
      { target: 'metrica', status: 'expired' },
    ]);
  });
});

test("the sandbox's receivers accept conversions of all targets, GA4 included when configured", async () => {
  const sandbox = await runSandbox('http://127.0.0.1:9/');
  const config = testConfig({
    ...environment(sandbox.url),
    GA4_URL: `${sandbox.url}/ga4`,
    GA4_MEASUREMENT_ID: 'G-1',
    GA4_API_SECRET: 'secret',
  });
  const world = await createTestWorld({ config });
  const person = await buyer(world);
  const placed = (await order(person, fromBalance({ metadata: { orderType: 'object', ...IDS } }))).json();
  await sendConversions(world.deps);
  const { received } = await sandbox.control<{ received: { target: string }[] }>(
    `/control/api/received?subject=${placed.id}`,
  );
  expect(new Set(received.map(({ target }) => target))).toEqual(
    new Set(['metrica', 'ga4', 'admitad', 'actionpay']),
  );
  expect(received).toHaveLength(4);
});

test('after a worker was killed while sending, a conversion is repeated only where the target ignores repeats', async () => {
  let isDeadly = true;
  const { url, seen } = await createProtocolFake(() => {
    // Both requests have arrived and neither is answered: the worst moment.
    if (isDeadly && seen.length === 2) worker.child.kill('SIGKILL');
    return { silent: isDeadly };
  });
  const world = await createTestWorld();
  const metadata = { orderType: 'object', yandexClientID: 'ya-1', admitad_uid: 'uid-1' };
  const placed = (await order(await buyer(world), fromBalance({ metadata }))).json();
  const workerEnvironment = { DATABASE_URL: world.url, ...environment(url) };
  let worker = runWorker(workerEnvironment);
  await worker.ended;
  isDeadly = false;
  worker = runWorker(workerEnvironment);
  const settled = await until(
    () => rows(world),
    (all) => all.every(({ status }) => status === 'sent' || status === 'unknown'),
  );
  expect(settled).toMatchObject([
    { target: 'admitad', status: 'sent', attempts: 2 },
    { target: 'metrica', status: 'unknown', attempts: 1 },
  ]);
  const ofTarget = (name: string) =>
    seen.map((request) => request.url).filter((path) => path.startsWith(`/${name}/`));
  expect(ofTarget('metrica')).toHaveLength(1);
  expect(ofTarget('admitad').map((path) => new URL(path, 'http://x').searchParams.get('order_id'))).toEqual([
    placed.id,
    placed.id,
  ]);
});
