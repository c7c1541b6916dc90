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
