/** Browsers drop or reinterpret these, so that an address with them may lead elsewhere than it seems to. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const TRICKS = /[\s\\\u0000-\u0020\u007f]/;

/** An address as it is given to others to lead visitors back to us: on one of our origins, in its plain spelling. Else null. */
export function ownAddress(origins: readonly string[], text: string): string | null {
  if (TRICKS.test(text) || !URL.canParse(text)) return null;
  const { protocol, origin, username, password, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOwn = isWeb && username === '' && password === '';
  return isOwn && origins.some((own) => new URL(own).origin === origin) ? href : null;
}
