import type { FastifyRequest } from 'fastify';
import type { Session, StaffSession } from '../http/session.ts';

interface From {
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** A signed-in person or their program, and from where they call. */
export interface Caller extends From {
  readonly userId: string;
  readonly role: number;
  readonly by: 'session' | 'api_token';
  /** Of the session or the API token; null when the session is opened by this very call. */
  readonly credentialId: string | null;
  readonly staff?: StaffSession;
  /** The member of the staff who acts as this person. */
  readonly actedBy?: string;
}

/** Somebody who is not signed in. */
export interface Guest extends From {
  readonly userId: null;
  readonly role: null;
  readonly by: 'guest';
  readonly credentialId: null;
}

/** The service itself: jobs, and what the payment provider reports. */
export interface System extends From {
  readonly userId: null;
  readonly role: null;
  readonly by: 'system';
  readonly credentialId: null;
}

/** Who does something that is written into the journal. */
export type Actor = Caller | Guest | System;

const nobody = { userId: null, role: null, credentialId: null } as const;

export const system: System = { ...nobody, by: 'system', address: null, userAgent: null };

export function actorOf(request: FastifyRequest): Caller | Guest {
  const from = { address: request.ip, userAgent: userAgentOf(request) };
  return request.session === null ? { ...nobody, by: 'guest', ...from } : callerOf(request.session, from);
}

function callerOf(session: Session, from: From): Caller {
  const { userId, role, credentialId, apiToken, staff, impersonation } = session;
  const by = apiToken === undefined ? 'session' : 'api_token';
  return {
    userId,
    role,
    by,
    credentialId,
    ...(staff !== undefined && { staff }),
    ...(impersonation !== undefined && { actedBy: impersonation.staffId }),
    ...from,
  };
}

const userAgentOf = ({ headers }: FastifyRequest): string | null => headers['user-agent'] ?? null;

/** The person a guest turned out to be: by a password, a code or a link. */
export const asPerson = (
  { address, userAgent }: From,
  { id, role }: { readonly id: string; readonly role: number },
  credentialId: string | null = null,
): Caller => ({ userId: id, role, by: 'session', credentialId, address, userAgent });
