import type { Generated } from 'kysely';

export type ConversionTarget = 'metrica' | 'ga4' | 'admitad' | 'actionpay';

declare module '#platform/db/schema.ts' {
  interface Schema {
    conversion: {
      id: Generated<string>;
      order_id: string;
      target: ConversionTarget;
      position: number;
      status: Generated<'waiting' | 'sending' | 'sent' | 'unknown' | 'off' | 'expired'>;
      attempts: Generated<number>;
      due_at: Generated<Date>;
      sent_at: Date | null;
      reason: Generated<string>;
    };
  }
}
