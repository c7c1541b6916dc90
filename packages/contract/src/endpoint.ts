import type { z } from 'zod';
import type { StaffGrant } from './grants.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;

/**
 * The declaration of an API call shared by server and client. `params` are the `{name}` parts of the path; `refusals` are the
 * codes specific to this call, besides the common ones.
 */
export interface Endpoint {
  readonly summary: string;
  readonly tag: string;
  readonly auth: 'none' | 'optional' | 'required';
  /** Only for staff who hold it. */
  readonly grant?: StaffGrant;
  /**
   * Refused with `proof_needed` unless the passkey or the TOTP code was shown within the last five minutes: money, grants and
   * personal data.
   */
  readonly proof?: 'fresh';
  /** Made by other systems only, so not described to programs of customers. */
  readonly isForSystems?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A rate limit of its own, for file uploads and for calls by which anybody can fill our tables; the others share one. */
  readonly bodyLimitBytes?: number;
  /**
   * The files in the body, in base64: each is scanned before the call is answered. A call with `bodyLimitBytes` that takes files has
   * to name them.
   */
  readonly uploads?: (body: never) => readonly string[];
  readonly headers?: z.ZodObject;
  /** The content type of `body`; JSON by default. */
  readonly encoding?: 'json' | 'form';
  /** A schema for JSON answers; `stream` and `file` answers are described by their content type. */
  readonly reply: z.ZodType | { readonly contentType: string };
  readonly refusals: readonly RefusalCode[];
}

export type Endpoints = Readonly<Record<EndpointKey, Endpoint>>;
