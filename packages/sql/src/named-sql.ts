/** SQL text with named parameters. */
export interface NamedSql<Parameters extends object = NoParameters> {
  /** As the database takes it, with numbered placeholders. */
  readonly text: string;
  /** The names behind the placeholders, in their order. */
  readonly names: readonly (keyof Parameters & string)[];
  /** A query as `pg` takes it. */
  readonly bind: (...given: Given<Parameters>) => { readonly text: string; readonly values: unknown[] };
}

/** Of SQL that takes no values; `keyof` it is `never`. */
export type NoParameters = object;

/** What a call has to give: nothing where the SQL has no parameters. */
export type Given<Parameters extends object> = keyof Parameters extends never ? [] : [parameters: Parameters];

/**
 * `namedSql<{ userId: string }>('select … where user_id = :userId')`. A name may appear as often as needed. A parameter
 * that the text does not name, or one that is missing, is a mistake of the caller and throws.
 */
export function namedSql<Parameters extends object = NoParameters>(sql: string): NamedSql<Parameters> {
  const names: string[] = [];
  const text = sql.replaceAll(TOKEN, (token, name: string | undefined) => {
    if (name === undefined) return token;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const bind = (...[parameters = {}]: readonly object[]) => {
    const given = new Map<string, unknown>(Object.entries(parameters));
    if (given.size !== names.length || names.some((name) => !given.has(name))) {
      throw new Error(
        `the statement takes ${listed(names)} and was given ${listed([...given.keys()])}: ${text.trim()}`,
      );
    }
    return { text, values: names.map((name) => given.get(name)) };
  };
  return { text, names: names as (keyof Parameters & string)[], bind };
}

/** Skips literals, comments and casts; any other colon starts a parameter's name. */
const TOKEN = /'(?:[^']|'')*'|--[^\n]*|::\w+|:([a-z]\w*)/gi;

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));
