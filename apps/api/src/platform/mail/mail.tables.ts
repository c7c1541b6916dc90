import type { BrandId } from '@proverka/brand/host';
import type { Generated } from 'kysely';

declare module '../db/schema.ts' {
  interface Schema {
    mail_outbox: {
      id: string;
      reason: string;
      brand: BrandId;
      recipient: string;
      subject: string;
      text: string;
      html: string;
      is_secret: boolean;
      created_at: Date;
      sent_at: Date | null;
      unsubscribe_url: Generated<string | null>;
      reply_to: Generated<string | null>;
      emptied_at: Generated<Date | null>;
    };
  }
}
