import { createHash, randomBytes } from 'node:crypto';
import type { ApiScope } from '@proverka/contract/api-token';
import type { StaffGrant } from '@proverka/contract/grants';
import type { StaffRole } from '@proverka/contract/staff-roles';

/** Why a session may do little, and what it may still do; `accounts/restricted-sessions.domain.ts` has the calls. */
export type Restriction =
  | { readonly to: 'own_order'; readonly orderId: string }
  | { readonly to: 'password_change' };

/** What a session opened at the desk adds. */
export interface StaffSession {
  readonly roles: readonly StaffRole[];
  readonly grants: readonly StaffGrant[];
  /** When the passkey or the TOTP code was last shown. */
  readonly provedAt: Date;
  /** At most five minutes before the session was looked up: enough for calls with `proof: 'fresh'`. */
  readonly isFresh: boolean;
}

/** Of a member of the staff who is signed in as the owner of the session. */
interface Impersonation {
  readonly staffId: string;
  /** When the session ends. */
  readonly endsAt: Date;
}

/** A signed-in visit. */
export interface Session {
  readonly userId: string;
  readonly tokenHash: Buffer;
  /** The id of the session or of the API token. */
  readonly credentialId: string;
  readonly email: string;
  readonly name: string;
  readonly role: number;
  /** When a request last came in it, to the hour; absent for programs. */
  readonly usedAt?: Date;
  readonly restriction?: Restriction;
  /** Present only when it was opened at the desk with password and second factor. */
  readonly staff?: StaffSession;
  /** Present when a member of the staff uses it in its owner's place. */
  readonly impersonation?: Impersonation;
  /** Present when a program uses an API token instead of a person's session. */
  readonly apiToken?: { readonly id: string; readonly scopes: readonly ApiScope[] };
}

const DAY_SECONDS = 86_400;

/** True in a staff session whose person may do this. Neither a customer's session nor a program ever may. */
export const holds = ({ staff }: Pick<Session, 'staff'>, grant: StaffGrant): boolean =>
  staff?.grants.includes(grant) ?? false;

/** A session of the staff ends after this, and after half an hour without a request. */
export const STAFF_SESSION_SECONDS = 12 * 3600;
export const STAFF_IDLE_SECONDS = 1800;
export const FRESH_PROOF_SECONDS = 300;

/** A member of the staff is signed in as somebody else for so long. */
export const IMPERSONATION_SECONDS = 3600;

/** A customer's session ends after this many days without a request. */
const CUSTOMER_IDLE_DAYS = 14;
export const CUSTOMER_IDLE_SECONDS = CUSTOMER_IDLE_DAYS * DAY_SECONDS;

/** Valid for 30 days when remembered, otherwise for a day at most and until the browser closes. */
export const sessionSeconds = (isRemembered: boolean): number => (isRemembered ? 30 : 1) * DAY_SECONDS;

/** 256 random bits; only their SHA-256 is stored, which needs no salt at that length. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

export const hashSessionToken = (token: string): Buffer => createHash('sha256').update(token).digest();
