import { idempotencyHeaders } from '@proverka/api-client/idempotency';
import type { OrderDeps } from './order-deps.ts';
import type { OrderIntent } from './order-intent.ts';
import { NotEntered } from './order-refusal.ts';
import { broughtBy } from './order-source.ts';
import {
  afterRegistration,
  orderBody,
  readPlaced,
  type OrderSubject,
  type PlacedResult,
  type PricedProduct,
} from './order-request.domain.ts';

export type PaymentMethod = 'balance' | 'card' | 'part';

/** `part`: the balance pays what it can, a card the rest. */
const balanceUse = {
  balance: { use_account_balance: true },
  card: {},
  part: { use_account_balance: true, pay_rest_by_card: true },
} as const satisfies Record<PaymentMethod, object>;

export interface Contacts {
  readonly email: string;
  readonly phone: string;
}

/** How the order is placed: by a user from the balance, by card or both, or by a guest who gets an account. */
export type Placement =
  | {
      readonly by: 'user';
      readonly method: PaymentMethod;
      /** Confirms buying again what was bought a moment ago. */
      readonly isRefresh?: boolean;
    }
  | { readonly by: 'guest'; readonly contacts: Contacts };

interface OrderRequest {
  readonly subject: OrderSubject;
  readonly products: readonly PricedProduct[];
  readonly placement: Placement;
}

/** Sends the order under the key of its intent; rejects with `Refused` or `NotEntered`. */
export async function placeOrder(
  deps: Pick<OrderDeps, 'api' | 'textVersions' | 'address' | 'source'>,
  intent: OrderIntent,
  { subject, products, placement }: OrderRequest,
): Promise<PlacedResult> {
  const isRefresh = placement.by === 'user' && placement.isRefresh === true;
  const source = deps.source();
  const common = broughtBy(orderBody(subject, products, isRefresh), source);
  if (placement.by === 'user') {
    const body = { ...common, ...balanceUse[placement.method] };
    const headers = idempotencyHeaders(intent.keyFor(body));
    return readPlaced(await deps.api.call('POST /order', { body, headers }));
  }
  const address = deps.address();
  const body = {
    ...common,
    email: placement.contacts.email.trim(),
    phone: placement.contacts.phone,
    registartion_url: address,
    redirect_url: afterRegistration(address),
    consent: {
      offer_version: deps.textVersions.offer,
      personal_data_version: deps.textVersions.personalData,
    },
  };
  const headers = idempotencyHeaders(intent.keyFor(body));
  const query = source.campaign ? { campaign: source.campaign } : {};
  const secret = intent.repeatSecret();
  const { data, session } = await deps.api.call('POST /regorder', {
    query,
    body: { ...body, ...(secret !== undefined && { repeat_secret: secret }) },
    headers,
  });
  if (session === 'none') throw new NotEntered();
  return readPlaced(data.order);
}
