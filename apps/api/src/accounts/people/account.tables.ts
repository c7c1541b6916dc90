import type { BrandId } from '@proverka/brand/host';
import type { ConsentPurpose } from '@proverka/contract/consent-versions';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    app_user: {
      id: string;
      email: string;
      name: string;
      phone: string;
      role: number;
      brand: BrandId;
      password_hash: string;
      password_is_generated: boolean;
      reset_password_hash: string | null;
      reset_expires_at: Date | null;
      reset_nonce: Generated<Buffer | null>;
      reset_made_at: Generated<Date | null>;
      partner_id: string | null;
      campaign: string | null;
      registration_url: string;
      created_at: Date;
      phone_verified_at: Generated<Date | null>;
      email_verified_at: Generated<Date | null>;
      closed_at: Generated<Date | null>;
    };
    session: {
      id: Generated<string>;
      token_hash: Buffer;
      user_id: string;
      created_at: Date;
      expires_at: Date;
      revoked_at: Date | null;
      address: Generated<string | null>;
      user_agent: Generated<string>;
      restriction: Generated<'own_order' | 'password_change' | null>;
      own_order_id: Generated<string | null>;
      is_staff: Generated<boolean>;
      proved_at: Generated<Date | null>;
      used_at: Generated<Date | null>;
      impersonation_id: Generated<string | null>;
    };
    email_verification: {
      token_hash: Buffer;
      user_id: string;
      created_at: Date;
      expires_at: Date;
    };
    consent: {
      id: string;
      user_id: string | null;
      purpose: ConsentPurpose;
      text_version: string;
      address: string | null;
      given_at: Date;
      brand: Generated<BrandId | null>;
      text_hash: Generated<string | null>;
      user_agent: Generated<string | null>;
      given_where: Generated<string | null>;
      contact: Generated<string | null>;
      withdrawn_at: Generated<Date | null>;
    };
  }
}
