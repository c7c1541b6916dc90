import type { ColumnType } from 'kysely';

/** `jsonb`: read as a value, written as text made by `json()`. */
export type Json<Value> = ColumnType<Value, string, string>;

/** An array handed to the driver as it is would become a PostgreSQL array, so every JSON value goes as text. */
export const json = (value: unknown): string => JSON.stringify(value);
