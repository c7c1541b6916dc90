import type { BrandId } from '@proverka/brand/host';
import type { PlacedOrder } from '@proverka/contract/order';
import type { topUpBodySchema } from '@proverka/contract/top-up';
import { parseMoney } from '@proverka/validation/money';
import type { z } from 'zod';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { OrderingDeps } from '../deps.ts';
import { ORDER_LIFE_MS } from '../order.domain.ts';
import { lockForOrder } from '../placement.store.ts';
import { answerPlaced, hashRequest, repeat } from '../place-order.ts';
import type { Placed } from '../placement.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

export interface TopUpInput {
  readonly userId: string;
  readonly brand: BrandId;
  /** The host and port the page was requested on: the only allowed target of the redirect back. */
  readonly hostName: string;
  readonly body: z.output<typeof topUpBodySchema>;
  readonly key: string;
}

type Refusal =
  | 'invalid_request'
  | 'idempotency_key_reused'
  | 'order_not_payable'
  | 'payment_provider_unavailable';

/** Saves a top-up order and opens its payment; the same key returns the same one. */
export async function topUp(deps: OrderingDeps, input: TopUpInput): Promise<Result<PlacedOrder, Refusal>> {
  const { userId, hostName, body, key } = input;
  const amount = parseMoney(body.amount);
  if (amount === null) throw new Error('the contract let an amount through that is none');
  if (body.redirect_url !== undefined && !isOn(hostName, body.redirect_url)) {
    return refuse('invalid_request', {
      fields: { redirect_url: 'Адрес возврата должен быть на этом сайте' },
    });
  }
  const idempotency = { scope: userId, key, requestHash: hashRequest(userId, ['top_up', body]) };
  const placed = await inTransaction(
    deps.db,
    async (tx): Promise<Result<Placed, 'idempotency_key_reused'>> => {
      const lock = await lockForOrder(tx, userId, userId, key);
      if (lock.earlier !== null) return repeat(lock.earlier, idempotency.requestHash);
      return done({
        orderId: await insertTopUp(deps, tx, input, amount, idempotency.requestHash),
        answer: null,
      });
    },
  );
  return placed.ok ? answerPlaced(deps, placed.value, idempotency) : placed;
}

/** True when a URL is on a host, with its port or, for the default port, without. */
function isOn(hostName: string, address: string): boolean {
  const { protocol, host } = new URL(address);
  return new URL(`${protocol}//${hostName}`).host === host;
}

async function insertTopUp(
  deps: OrderingDeps,
  tx: Transaction,
  { userId, brand, body, key }: TopUpInput,
  total: number,
  requestHash: Buffer,
): Promise<string> {
  const id = deps.newId();
  const now = deps.now();
  await tx
    .insertInto('customer_order')
    .values({
      id,
      user_id: userId,
      brand,
      kind: 'top_up',
      method: 'card',
      status: 'awaiting_payment',
      total,
      metadata: json(body.redirect_url === undefined ? {} : { redirectUrl: body.redirect_url }),
      partner_id: null,
      created_at: now,
      expires_at: new Date(now.getTime() + ORDER_LIFE_MS),
      paid_at: null,
    })
    .execute();
  await tx
    .insertInto('idempotency_key')
    .values({ scope: userId, key, request_hash: requestHash, order_id: id, answer: null, created_at: now })
    .execute();
  return id;
}
