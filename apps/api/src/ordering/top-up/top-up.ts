import { ownAddress } from '@proverka/brand/own-address';
import type { PlacedOrder } from '@proverka/contract/order';
import type { topUpBodySchema } from '@proverka/contract/top-up';
import { parseMoney } from '@proverka/validation/money';
import type { z } from 'zod';
import type { OrderedOn } from '#platform/public-url.ts';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { OrderingDeps } from '../deps.ts';
import { ORDER_LIFE_MS } from '../order.domain.ts';
import { lockForOrder } from '../placement.store.ts';
import { roomForUnpaid } from '../placement/unpaid-orders.ts';
import { answerPlaced, hashRequest, repeat } from '../place-order.ts';
import type { Placed } from '../placement.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

export interface TopUpInput extends OrderedOn {
  readonly userId: string;
  /** The origin of the page, besides those of the brand's other hosts. */
  readonly origin: string;
  readonly body: z.output<typeof topUpBodySchema>;
  readonly key: string;
}

type Refusal =
  | 'invalid_request'
  | 'idempotency_key_reused'
  | 'unpaid_limit_reached'
  | 'order_not_payable'
  | 'payment_provider_unavailable';

/** Saves a top-up order and opens its payment; the same key returns the same one. */
export async function topUp(deps: OrderingDeps, input: TopUpInput): Promise<Result<PlacedOrder, Refusal>> {
  const { userId, brand, body, key } = input;
  const amount = parseMoney(body.amount);
  if (amount === null) throw new Error('the contract let an amount through that is none');
  const origins = [input.origin, ...deps.config.origins[brand]];
  const back = body.redirect_url === undefined ? undefined : ownAddress(origins, body.redirect_url);
  if (back === null) {
    return refuse('invalid_request', {
      fields: { redirect_url: 'Адрес возврата должен быть на этом сайте' },
    });
  }
  const idempotency = { scope: userId, key, requestHash: hashRequest(userId, ['top_up', body]) };
  const placed = await inTransaction(
    deps.db,
    async (tx): Promise<Result<Placed, 'idempotency_key_reused' | 'unpaid_limit_reached'>> => {
      const lock = await lockForOrder(tx, userId, userId, key);
      if (lock.earlier !== null) return repeat(lock.earlier, idempotency.requestHash);
      const room = await roomForUnpaid(tx, userId, deps.now());
      if (!room.ok) return room;
      return done({
        orderId: await insertTopUp(deps, tx, { ...input, back }, amount, idempotency.requestHash),
        answer: null,
      });
    },
  );
  return placed.ok ? answerPlaced(deps, placed.value, idempotency) : placed;
}

async function insertTopUp(
  deps: OrderingDeps,
  tx: Transaction,
  { userId, brand, variant, back, key }: TopUpInput & { readonly back: string | undefined },
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
      variant,
      kind: 'top_up',
      method: 'card',
      status: 'awaiting_payment',
      total,
      metadata: json(back === undefined ? {} : { redirectUrl: back }),
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
