const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * The key of a rate limit: an IPv4 address as it is, an IPv6 address by its /64 network, because whoever has one address
 * there has them all. Anything else, an e-mail or an id, is returned unchanged.
 */
export function networkOf(whose: string): string {
  const mapped = MAPPED.exec(whose)?.[1];
  if (mapped !== undefined) return mapped;
  if (!/^[0-9a-f]{0,4}(:[0-9a-f]{0,4}){2,7}$/i.test(whose)) return whose;
  const [head = '', tail] = whose.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  const network = [...groups, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const IPV4 = new RegExp(String.raw`^${OCTET}(?:\.${OCTET}){3}$`);

/** With brackets, zone and port. A header may hold much more. */
const LONGEST_ADDRESS = 100;

/** An IP address in its one spelling, without port, brackets and zone; an IPv4 address also where it is mapped. Else null. */
export function readAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_ADDRESS) return null;
  const written = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed;
  const v4 = written.replace(/^([\d.]+):\d+$/, '$1');
  if (IPV4.test(v4)) return v4;
  const v6 = written.replace(/%[\w.-]*$/, '');
  if (!/^[\da-f:.]+$/i.test(v6) || !URL.canParse(`http://[${v6}]`)) return null;
  const address = new URL(`http://[${v6}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** More hops than a request makes. */
const MOST_PROXIES = 10;

/**
 * The address of a visitor behind proxies, always a valid one: from the sender of the request back through
 * `x-forwarded-for`, as long as the sender is a proxy of ours and what it says is an address.
 */
export function visitorAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  isProxy: (address: string) => boolean,
): string {
  let address = readAddress(remote ?? '') ?? '0.0.0.0';
  const hops = (forwardedFor ?? '').split(',').slice(-MOST_PROXIES);
  while (isProxy(address)) {
    const before = readAddress(hops.pop() ?? '');
    if (before === null) break;
    address = before;
  }
  return address;
}

export type IsProxy = (address: string | undefined) => boolean;

/** Whose `x-forwarded-*` headers are believed: those from this machine and from the named addresses. */
export function trustProxies(trusted: readonly string[]): IsProxy {
  const known = new Set(trusted.map((address) => readAddress(address)));
  return (address) => {
    const read = readAddress(address ?? '');
    return read !== null && (read.startsWith('127.') || read === '::1' || known.has(read));
  };
}
