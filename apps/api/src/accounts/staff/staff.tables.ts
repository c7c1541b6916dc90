import type { StaffRole } from '@proverka/contract/staff-roles';

declare module '#platform/db/schema.ts' {
  interface Schema {
    staff_grant: {
      id: string;
      user_id: string;
      staff_role: StaffRole;
      given_by: string | null;
      given_at: Date;
      confirmed_by: string | null;
      confirmed_at: Date | null;
      ended_by: string | null;
      ended_at: Date | null;
    };
    staff_recovery: {
      id: string;
      user_id: string;
      given_by: string;
      given_at: Date;
      confirmed_by: string | null;
      confirmed_at: Date | null;
      ended_by: string | null;
      ended_at: Date | null;
    };
    staff_enrolment: {
      code_hash: Buffer;
      user_id: string;
      created_at: Date;
      expires_at: Date;
      passkey_challenge: string | null;
      totp_secret: Buffer | null;
    };
  }
}
