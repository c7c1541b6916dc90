import { findHost } from '@proverka/brand/host';
import type { HostEntry } from '@proverka/brand/host';
import type { FastifyRequest } from 'fastify';

export interface RequestHost {
  /** The host as the browser sent it, with a port when there is one. */
  readonly name: string;
  readonly entry: HostEntry;
}

export type IsTrustedProxy = (address: string | undefined) => boolean;

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export const trustProxies =
  (trusted: readonly string[]): IsTrustedProxy =>
  (address) =>
    address !== undefined && (LOOPBACK.test(address) || trusted.includes(address));

/**
 * Which of our hosts a request is for: the one the shell forwards (from trusted addresses only), else the `source-site`
 * header of API clients (specification, section 7), else `Host`. An unknown host falls back to the first of the table.
 */
export function hostOf(
  request: FastifyRequest,
  hosts: readonly HostEntry[],
  isTrusted: IsTrustedProxy,
): RequestHost {
  const forwarded = isTrusted(request.raw.socket.remoteAddress)
    ? single(request.headers['x-forwarded-host'])
    : undefined;
  const name = forwarded ?? request.headers.host ?? '';
  const claimed = forwarded === undefined ? single(request.headers['source-site']) : undefined;
  const entry = (claimed && findHost(hosts, withoutScheme(claimed))) || findHost(hosts, name) || hosts[0];
  if (entry === undefined) throw new Error('the host table is empty');
  return { name: name.toLowerCase(), entry };
}

const single = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim() || undefined;

const withoutScheme = (site: string): string => site.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
