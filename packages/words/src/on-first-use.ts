/**
 * A lazily created value. For `Intl` formatters: loading their language data would delay the start of every page that imports
 * the module, even one that never formats anything.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}
