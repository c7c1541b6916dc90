import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;

/**
 * One call of the API as both sides know it. `params` are the `{name}` parts of the path; `refusals` are the codes this
 * call may answer with, besides the general ones every call shares.
 */
export interface Endpoint {
  readonly summary: string;
  readonly tag: string;
  readonly auth: 'none' | 'optional' | 'required';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Of a call that carries a file, or that anybody may fill our tables with; the others share one limit. */
  readonly bodyLimitBytes?: number;
  readonly headers?: z.ZodObject;
  /** What `body` is sent as; JSON unless said otherwise. */
  readonly encoding?: 'json' | 'form';
  /** A schema for JSON answers; `stream` and `file` answers are described by their content type. */
  readonly reply: z.ZodType | { readonly contentType: string };
  readonly refusals: readonly RefusalCode[];
}

export type Endpoints = Readonly<Record<EndpointKey, Endpoint>>;
