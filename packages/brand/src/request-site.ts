import { findHost, isLocalHost, type HostEntry } from './host.ts';

export type Protocol = 'http' | 'https';

/** Which of our hosts a request is for. */
export interface Site {
  readonly entry: HostEntry;
  /** The host as a browser names it in `Origin`: lower case, with a port when there is one. */
  readonly name: string;
  readonly protocol: Protocol;
}

/** The origin of the page a request is for: never one that its sender made up, except for the port of a development host. */
export const originOf = ({ entry, name, protocol }: Site): string =>
  isLocalHost(entry) ? `${protocol}://${name}` : `https://${entry.host}`;

/** The status a request that is for no host of ours is refused with: 400 when it names none or several, else 421 (RFC 9110, 15.5.20). */
export type StrangeSite = 400 | 421;

interface RequestHead {
  readonly url?: string | undefined;
  readonly rawHeaders: readonly string[];
}

/**
 * Decides which of our hosts a request is for; everything that depends on the host asks this function. `x-forwarded-host`
 * and `-proto` count only from a proxy (`isProxy`: the request's sender may set them). Where proxies have listed several
 * values, they must agree: which proxy appends and which replaces is not known.
 */
export function siteOf(
  hosts: readonly HostEntry[],
  { url = '/', rawHeaders }: RequestHead,
  isProxy: boolean,
): Site | StrangeSite {
  const own = valuesOf(rawHeaders, 'host');
  const forwarded = isProxy ? listed(valuesOf(rawHeaders, 'x-forwarded-host')) : [];
  const names = forwarded.length > 0 ? forwarded : own;
  // An absolute address names a host besides the header's (RFC 9112, 3.2.2); no proxy of ours sends one.
  if (own.length > 1 || names.length === 0 || !url.startsWith('/')) return 400;
  const name = sameOf(names);
  const protocol = protocolOf(isProxy ? listed(valuesOf(rawHeaders, 'x-forwarded-proto')) : []);
  const entry = name === undefined ? undefined : findHost(hosts, name);
  if (name === undefined || entry === undefined || protocol === undefined) return 421;
  return { entry, name, protocol };
}

/** Every value of a header: `headers` would hide that there are several hosts. */
function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  );
}

const listed = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(',')).map((value) => value.trim());

function sameOf(values: readonly string[]): string | undefined {
  const [first, ...others] = new Set(values.map((value) => value.toLowerCase()));
  return others.length === 0 ? first : undefined;
}

function protocolOf(forwarded: readonly string[]): Protocol | undefined {
  if (forwarded.length === 0) return 'http';
  const protocol = sameOf(forwarded);
  return protocol === 'http' || protocol === 'https' ? protocol : undefined;
}
