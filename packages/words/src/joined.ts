/** Joins the words that are present. */
export function joined(words: readonly (string | null | undefined | false)[], separator = ', '): string {
  return words.filter(Boolean).join(separator);
}

/** Joins sentences; each part gets its full stop, empty ones are dropped. */
export function sentences(...parts: (string | undefined)[]): string {
  return joined(
    parts.flatMap((part) => part || []).map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`)),
    ' ',
  );
}
