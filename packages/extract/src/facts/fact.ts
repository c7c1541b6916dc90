/** One line of a report: what it is, and what the document says; several lines where it says several things. */
export interface Fact {
  readonly title: string;
  readonly value: string | readonly string[];
}

export type FactRow = readonly [title: string, value: string | undefined | readonly string[]];

/** Only what is there. */
export function factsOf(rows: readonly FactRow[]): Fact[] {
  return rows.flatMap(([title, value]) =>
    value === undefined || value.length === 0 ? [] : [{ title, value }],
  );
}
