/**
 * A value made when it is first asked for, and kept. For `Intl` formatters: the language data one reads would hold up
 * the start of every page that loads the module, also of one that never formats anything.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}
