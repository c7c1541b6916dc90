/**
 * A letter without what its links open: whoever holds the part behind «#» or «?» enters as the recipient.
 */
export const withoutKeys = (text: string): string =>
  text.replaceAll(/https?:\/\/\S+/g, (address) => address.split(/[#?]/, 1)[0] ?? '');
