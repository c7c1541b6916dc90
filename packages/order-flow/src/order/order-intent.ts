import { newIdempotencyKey, newRepeatSecret } from '@proverka/api-client/idempotency';
import { jsonSlot, type TextStorage } from '../storage/json-storage.ts';
import type { OpenOrder } from './order-flow.domain.ts';

/**
 * The visitor's intent to buy for one object or subject, kept as long as the tab. An equal request gets the same
 * Idempotency-Key across double clicks and reloads, and an order already placed is found again instead of placed twice.
 */
export interface OrderIntent {
  /** The key of this very request; a different request is another intent with another key. */
  readonly keyFor: (request: unknown) => string;
  /** Of the last key: with it a guest's repeat gets the session whose first answer was lost. */
  readonly repeatSecret: () => string | undefined;
  readonly rememberOrder: (order: OpenOrder) => void;
  readonly placedOrder: () => OpenOrder | null;
  readonly forget: () => void;
}

interface KeptIntent {
  readonly key: string;
  readonly secret?: string;
  /** The hash of the request, whose text contains an e-mail and a phone and is not stored. */
  readonly digest: string;
  readonly order?: OpenOrder;
}

export function orderIntent(storage: () => TextStorage, intentKey: string): OrderIntent {
  const slot = jsonSlot(storage, `order-intent ${intentKey}`, isKeptIntent);
  let lastKnown: KeptIntent | null = null;
  const current = () => slot.read() ?? lastKnown;
  const keep = (intent: KeptIntent) => {
    lastKnown = intent;
    slot.write(intent);
  };
  return {
    keyFor: (request) => {
      const kept = current();
      const digest = digestOf(JSON.stringify(request));
      if (kept?.digest === digest) return kept.key;
      const key = newIdempotencyKey();
      keep({ key, secret: newRepeatSecret(), digest });
      return key;
    },
    repeatSecret: () => current()?.secret,
    rememberOrder: (order) => {
      const kept = current();
      if (kept) keep({ ...kept, order });
    },
    placedOrder: () => current()?.order ?? null,
    forget: () => {
      lastKnown = null;
      slot.clear();
    },
  };
}

function isKeptIntent(value: unknown): value is KeptIntent {
  const intent = value as Partial<KeptIntent> | null;
  if (typeof intent?.key !== 'string' || typeof intent.digest !== 'string') return false;
  if (intent.secret !== undefined && typeof intent.secret !== 'string') return false;
  return intent.order === undefined || isOpenOrder(intent.order);
}

const isOpenOrder = ({ id, total, items }: Partial<OpenOrder>): boolean =>
  typeof id === 'string' && typeof total === 'number' && Array.isArray(items);

/** 53 bits (cyrb53, public domain): enough to detect a changed request; the server refuses a collision. */
export function digestOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
