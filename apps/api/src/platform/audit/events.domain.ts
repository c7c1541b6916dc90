/**
 * Every event of the journal by name, with the facts that may be written about it. The facts are the place to look at in a
 * review: ids, roles, amounts, dates, counts and flags only; no e-mail, name, phone, text, address of a page or secret.
 */
export const events = {
  /** Refused, because it belongs to another user or is for the staff. */
  'access.refused': ['operation'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EventName = keyof typeof events;

export type Fact = string | number | boolean | null | readonly (string | number)[];

type NameOfFact<Name extends EventName> = (typeof events)[Name][number];

export type Facts<Name extends EventName> = [NameOfFact<Name>] extends [never]
  ? undefined
  : { readonly [fact in NameOfFact<Name>]?: Fact };

// Ids, codes, dates, names of settings, endpoints. Nothing a person types fits by accident: no spaces, no @, no Cyrillic.
const IDENTIFIER = /^(?:(?:GET|POST|PUT|DELETE) )?[\w.:/{}-]{0,150}$/;

/** Throws on text that is not an identifier, which would stay in the journal forever. */
export function identifier(text: string): string {
  if (!IDENTIFIER.test(text)) throw new Error('the journal takes identifiers only');
  return text;
}

/** Facts as text, with sorted keys: the same facts give the same bytes, which a chain of hashes needs. */
export function factsText(facts: Readonly<Record<string, Fact | undefined>> | undefined): string | null {
  if (facts === undefined) return null;
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  for (const text of known.flatMap(([, fact]) => fact)) if (typeof text === 'string') identifier(text);
  const sorted = known.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted));
}
