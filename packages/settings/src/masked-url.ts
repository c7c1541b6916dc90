export const MASK = '***';

const secretParameter = /pass|secret|token|key/i;

/**
 * A URL without its password, before the `@` or as a parameter. Nothing of it is shown where a part of the password may stand
 * elsewhere: one with a `/`, `?` or `#` in it ends the host too early.
 */
export function maskedUrl(value: string): string {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value) || !URL.canParse(value)) return MASK;
  const url = new URL(value);
  if (`${url.pathname}${url.search}${url.hash}`.includes('@')) return MASK;
  const hidden = [...url.searchParams.keys()].filter((name) => secretParameter.test(name));
  // Written anew, a URL may look another way.
  if (url.password === '' && hidden.length === 0) return value;
  if (url.password !== '') url.password = MASK;
  for (const name of hidden) url.searchParams.set(name, MASK);
  return url.href;
}
