import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import type { CheckStack } from './check-stack.ts';

/** Twelve sources about a person. */
const CHECK_PERSON = '0192f0c1-0000-7000-8000-000000000201';
const SITE = { 'source-site': 'fizcheck.localhost' };

type Subject = Readonly<Record<string, string>>;

/** Invented people with all data the sources ask for. */
async function readSubjects({ sandboxUrl }: CheckStack): Promise<Subject[]> {
  const response = await fetch(`${sandboxUrl}/control/api/people`);
  const { people } = (await response.json()) as { people: Record<string, unknown>[] };
  return people
    .filter(({ scenario }) => !scenario)
    .map((one) =>
      Object.fromEntries(
        Object.entries(one).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
        ),
      ),
    );
}

export interface AwaitingPayment {
  readonly itemId: string;
  readonly token: string;
  /** From the payment form. */
  readonly confirmation: string;
}

/** An order for a person's check that waits for its card payment. */
async function orderCheck({ apiUrl }: CheckStack, token: string, subject: Subject): Promise<AwaitingPayment> {
  const response = await fetch(`${apiUrl}/order`, {
    method: 'POST',
    headers: {
      ...SITE,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      order_items: [
        {
          product_id: CHECK_PERSON,
          object_key: 'person',
          object_address: '',
          metadata: { ownersData: [subject] },
        },
      ],
      metadata: { orderType: 'person' },
      payment_source: 'yookassa',
    }),
  });
  if (!response.ok) throw new Error(`an order was answered with ${response.status}`);
  const placed = (await response.json()) as PlacedOrder;
  return {
    itemId: placed.order_items[0]?.order_item_id ?? '',
    token,
    confirmation: placed.payment_data?.confirmation.confirmation_token ?? '',
  };
}

/** Orders of `count` customers starting with the given one, each about another person. */
export async function orderChecks(
  stack: CheckStack,
  from: number,
  count: number,
): Promise<AwaitingPayment[]> {
  const subjects = await readSubjects(stack);
  const placed: AwaitingPayment[] = [];
  for (let customer = from; customer < from + count; customer += 1) {
    const subject = subjects[customer % subjects.length] ?? {};
    placed.push(await orderCheck(stack, stack.tokens[customer] ?? '', subject));
  }
  return placed;
}

/** Pays in the provider's form, as the widget does. */
export async function payByCard(
  { sandboxUrl }: CheckStack,
  { confirmation }: AwaitingPayment,
): Promise<void> {
  const response = await fetch(`${sandboxUrl}/yookassa/pay/${confirmation}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: '5555 5555 5555 4444', expiry: '12/39', cvc: '123' }),
  });
  if (response.status !== 303) throw new Error(`the payment form answered with ${response.status}`);
}

export interface Times {
  /** Milliseconds from the accepted payment to the first source's answer in the event stream, and to the whole report. */
  readonly firstMs: number;
  readonly allMs: number;
}

/** Pays and reads the report's event stream to its end. */
export async function payAndWatch(stack: CheckStack, order: AwaitingPayment): Promise<Times> {
  await payByCard(stack, order);
  const paid = performance.now();
  let firstMs = 0;
  for await (const report of watch(stack, order)) {
    const answered = report.tasks.filter(({ status }) => status === 'found' || status === 'nothing_found');
    if (firstMs === 0 && answered.length > 0) firstMs = performance.now() - paid;
    if (report.status !== 'done') continue;
    // The ministry does not know whether some of the invented passports are valid.
    const silent = report.tasks.find((task) => !answered.includes(task) && task.task_type !== 'passport');
    if (silent !== undefined) throw new Error(`${silent.task_type} did not answer: ${silent.reason}`);
    return { firstMs, allMs: performance.now() - paid };
  }
  throw new Error('the stream ended before the report was done');
}

const AGAIN_MS = 50;

/** Yields the report after every change. It does not exist until the payment is booked, so the request is repeated. */
async function* watch({ apiUrl }: CheckStack, { itemId, token }: AwaitingPayment): AsyncGenerator<Report> {
  const open = () =>
    fetch(`${apiUrl}/report/${itemId}/events`, { headers: { ...SITE, authorization: `Bearer ${token}` } });
  let response = await open();
  for (; response.status === 404; response = await open()) {
    await response.body?.cancel();
    await wait(AGAIN_MS);
  }
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data) as Report;
    }
  }
}
