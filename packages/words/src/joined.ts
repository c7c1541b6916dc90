/** The words that are there, joined. */
export function joined(words: readonly (string | null | undefined | false)[], separator = ', '): string {
  return words.filter(Boolean).join(separator);
}

/** Sentences put together; each part gets its full stop, empty ones vanish. */
export function sentences(...parts: (string | undefined)[]): string {
  return joined(
    parts.flatMap((part) => part || []).map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`)),
    ' ',
  );
}
