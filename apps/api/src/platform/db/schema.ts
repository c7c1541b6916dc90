/**
 * The tables of `migrations/` as the query builder sees them. Every room declares its own tables in `*.tables.ts` by
 * extending this interface, so that the database's types cover all tables and this file depends on no room.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- rooms add their tables
export interface Schema {}
