const topUpDescriptions: ReadonlySet<string> = new Set(['custom', 'balance']);

/** The text of a transaction in a list (specification, section 3). */
export const describeTransaction = ({ Description }: { readonly Description: string }): string =>
  topUpDescriptions.has(Description) ? 'Пополнение баланса' : Description;
