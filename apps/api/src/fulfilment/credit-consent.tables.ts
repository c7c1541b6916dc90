import type { CreditConsentState, CreditPurpose } from '@proverka/contract/credit-consent';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    credit_consent: {
      id: string;
      item_id: string;
      subject_key: Buffer;
      state: CreditConsentState;
      is_own: boolean;
      phone: string | null;
      email: string | null;
      phone_key: Buffer;
      asker: string;
      purpose: CreditPurpose;
      subject_name: string;
      text_version: string;
      text: string;
      text_hash: Buffer;
      requested_at: Date;
      expires_at: Date;
      is_undelivered: Generated<boolean>;
      opened_at: Generated<Date | null>;
      code_hash: Generated<Buffer | null>;
      code_attempts: Generated<number>;
      codes_sent: Generated<number>;
      code_sent_at: Generated<Date | null>;
      code_expires_at: Generated<Date | null>;
      signed_at: Generated<Date | null>;
      valid_until: Generated<Date | null>;
      ended_at: Generated<Date | null>;
      address: Generated<string | null>;
      user_agent: Generated<string | null>;
    };
  }
}
