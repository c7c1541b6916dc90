import type { Generated } from 'kysely';
import type { ProofPurpose } from './proof-challenge.store.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    passkey: {
      id: string;
      user_id: string;
      credential_id: string;
      rp_id: string;
      public_key: Buffer;
      /** A bigint, read as text. */
      sign_counter: string | number;
      transports: string[];
      name: string;
      created_at: Date;
      last_used_at: Generated<Date | null>;
    };
    totp: {
      user_id: string;
      sealed_secret: Buffer;
      created_at: Date;
      confirmed_at: Generated<Date | null>;
      last_used_at: Generated<Date | null>;
      last_step: Generated<string | number>;
      shown_steps: Generated<(string | number)[]>;
    };
    recovery_code: {
      user_id: string;
      code_hash: Buffer;
      created_at: Date;
      used_at: Generated<Date | null>;
    };
    proof_challenge: {
      id_hash: Buffer;
      user_id: string;
      purpose: ProofPurpose;
      challenge: string;
      rp_id: string;
      session_id: string | null;
      password_mark: Buffer | null;
      is_remembered: boolean;
      wrong_answers: Generated<number>;
      created_at: Date;
      expires_at: Date;
      spent_at: Generated<Date | null>;
    };
  }
}
