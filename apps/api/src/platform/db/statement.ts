import type { Connection } from './transaction.ts';
import { runSql } from './transaction.ts';

/** SQL kept as text whose parameters have names. */
export interface Statement<Parameters extends object, Row> {
  /** As the database takes it, with `$1` … `$n`. */
  readonly text: string;
  /** The names behind `$1` … `$n`. */
  readonly names: readonly (keyof Parameters & string)[];
  (connection: Connection, parameters: Parameters): Promise<Row[]>;
}

/**
 * A statement that reads better as SQL than built: `statement<{ user: string }, { id: string }>('select … where user_id = :user')`.
 * A name may stand in it as often as needed; a parameter the text does not name, or lacks, is a mistake of the caller and
 * throws. Our own, because libraries for named parameters rewrite the text at every call, and prepared statements are known by it.
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

/** Literals, comments and casts are passed over; what is left after a colon is a parameter's name. */
const TOKEN = /'(?:[^']|'')*'|--[^\n]*|::\w+|:([a-z]\w*)/gi;
