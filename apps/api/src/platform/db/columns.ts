import type { ColumnType } from 'kysely';

/** `jsonb`: selected as a value, inserted as text made by `json()`. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The driver would turn a plain array into a PostgreSQL array, so every JSON value is sent as text. */
export const json = (value: unknown): string => JSON.stringify(value);
