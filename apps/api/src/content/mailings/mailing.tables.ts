import type { BrandId } from '@proverka/brand/host';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    mailing: {
      id: string;
      brand: BrandId;
      subject: string;
      text: string;
      created_by: string;
      created_at: Date;
      started_at: Date | null;
      finished_at: Date | null;
      is_stopped: boolean;
    };
    mailing_recipient: {
      mailing_id: string;
      user_id: string;
      written_at: Date;
      sent_at: Generated<Date | null>;
      left_out_at: Generated<Date | null>;
    };
  }
}
