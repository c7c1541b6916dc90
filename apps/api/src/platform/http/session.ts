import { createHash, randomBytes } from 'node:crypto';
import type { ApiScope } from '@proverka/contract/api-token';
import { grantsOf } from '@proverka/contract/grants';
import type { StaffGrant } from '@proverka/contract/grants';

/** Why a session may do little, and what it may still do; `accounts/restricted-sessions.domain.ts` has the calls. */
export type Restriction =
  | { readonly to: 'own_order'; readonly orderId: string }
  | { readonly to: 'password_change' };

/** A signed-in visit. */
export interface Session {
  readonly userId: string;
  readonly tokenHash: Buffer;
  /** The id of the session or of the API token. */
  readonly credentialId: string;
  readonly email: string;
  readonly name: string;
  readonly role: number;
  readonly restriction?: Restriction;
  /** Present when a program uses an API token instead of a person's session. */
  readonly apiToken?: { readonly id: string; readonly scopes: readonly ApiScope[] };
}

const DAY_SECONDS = 86_400;

/** True for staff who may do this. A program never may: an API token has scopes, not grants. */
export const holds = (caller: Pick<Session, 'role' | 'apiToken'>, grant: StaffGrant): boolean =>
  caller.apiToken === undefined && grantsOf(caller.role).includes(grant);

/** Valid for 30 days when remembered, otherwise for a day at most and until the browser closes. */
export const sessionSeconds = (isRemembered: boolean): number => (isRemembered ? 30 : 1) * DAY_SECONDS;

/** 256 random bits; only their SHA-256 is stored, which needs no salt at that length. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

export const hashSessionToken = (token: string): Buffer => createHash('sha256').update(token).digest();
