/**
 * The tables of `migrations/` as the query builder knows them. Every room declares its own in `*.tables.ts` by adding to this
 * interface, so that the database's types know all tables and this file knows no room.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- rooms add their tables
export interface Schema {}
