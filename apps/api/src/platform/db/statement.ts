import type { Connection } from './transaction.ts';
import { runSql } from './transaction.ts';

/** SQL text with named parameters. */
export interface Statement<Parameters extends object, Row> {
  /** The text sent to the database, with `$1` … `$n`. */
  readonly text: string;
  /** The parameter names of `$1` … `$n`. */
  readonly names: readonly (keyof Parameters & string)[];
  (connection: Connection, parameters: Parameters): Promise<Row[]>;
}

/**
 * For statements that are easier to read as SQL: `statement<{ user: string }, { id: string }>('select … where user_id = :user')`.
 * A name may be used several times; a parameter that is missing or not used in the text throws. Written here because
 * libraries for named parameters rewrite the text on every call, and prepared statements are looked up by their text.
 */
export function statement<Parameters extends object, Row = unknown>(sql: string): Statement<Parameters, Row> {
  const names: string[] = [];
  const text = sql.replaceAll(TOKEN, (token, name: string | undefined) => {
    if (name === undefined) return token;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const run = (connection: Connection, parameters: Parameters): Promise<Row[]> => {
    const given = new Map<string, unknown>(Object.entries(parameters));
    if (given.size !== names.length || names.some((name) => !given.has(name))) {
      throw new Error(
        `the statement takes ${names.join(', ')} and was given ${[...given.keys()].join(', ')}`,
      );
    }
    return runSql<Row>(
      connection,
      text,
      names.map((name) => given.get(name)),
    );
  };
  return Object.assign(run, { text, names: names as (keyof Parameters & string)[] });
}

/** Skips literals, comments and casts; any other colon starts a parameter's name. */
const TOKEN = /'(?:[^']|'')*'|--[^\n]*|::\w+|:([a-z]\w*)/gi;
