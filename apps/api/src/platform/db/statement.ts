import { namedSql } from '@proverka/sql/named-sql';
import type { Given, NamedSql, NoParameters } from '@proverka/sql/named-sql';
import { CompiledQuery } from 'kysely';
import { withoutAnswer } from './pipelined-client.ts';
import type { Connection, Transaction } from './transaction.ts';

/** A statement of named SQL that can be run on the pool or within a transaction. */
export interface Statement<Parameters extends object, Row> extends Omit<NamedSql<Parameters>, 'bind'> {
  (connection: Connection, ...given: Given<Parameters>): Promise<Row[]>;
  /** Sends it without waiting; should it fail, the transaction does, at the latest at its commit. */
  readonly ahead: (tx: Transaction, ...given: Given<Parameters>) => Promise<void>;
}

/**
 * A statement that reads better as SQL than built: `statement<{ userId: string }, { id: string }>('select … where user_id =
 * :userId')`. Made once, outside of the function that runs it: prepared statements are known by their text, and libraries
 * for named parameters rewrite it at every call.
 */
export function statement<Parameters extends object = NoParameters, Row = unknown>(
  sql: string,
): Statement<Parameters, Row> {
  const { text, names, bind } = namedSql<Parameters>(sql);
  const run = (connection: Connection, ...given: Given<Parameters>): Promise<Row[]> => {
    const query = CompiledQuery.raw(text, bind(...given).values);
    return connection.executeQuery<Row>(query).then(({ rows }) => rows);
  };
  const ahead = async (tx: Transaction, ...given: Given<Parameters>): Promise<void> => {
    await tx.executeQuery(CompiledQuery.raw(text, withoutAnswer(bind(...given).values)));
  };
  return Object.assign(run, { text, names, ahead });
}
