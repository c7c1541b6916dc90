import type { BrandId, Variant } from '@proverka/brand/host';
import type { ItemStatus, OrderStatus } from '@proverka/contract/order-list';
import type { Generated } from 'kysely';
import type { PaymentMethod } from '#money/payment-method.ts';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    customer_order: {
      id: string;
      user_id: string;
      brand: BrandId;
      variant: Generated<Variant | null>;
      kind: 'purchase' | 'top_up';
      method: PaymentMethod;
      status: OrderStatus;
      total: number;
      card_amount: Generated<number | null>;
      metadata: Json<Record<string, unknown>>;
      partner_id: string | null;
      created_at: Date;
      expires_at: Date;
      paid_at: Date | null;
      /** When its visit, and of an unpaid order its subjects, were destroyed. */
      forgotten_at: Generated<Date | null>;
    };
    order_item: {
      id: string;
      order_id: string;
      position: number;
      product_id: string;
      object_key: string;
      object_address: string;
      price: number;
      card_amount: Generated<number>;
      price_breakdown: Json<unknown>;
      bonus_allowed: Generated<boolean>;
      metadata: Json<Record<string, unknown>>;
      status: ItemStatus;
      finished_at: Date | null;
    };
    idempotency_key: {
      scope: string;
      key: string;
      request_hash: Buffer;
      secret_hash: Generated<Buffer | null>;
      order_id: string;
      answer: Json<unknown> | null;
      created_at: Date;
    };
  }
}
