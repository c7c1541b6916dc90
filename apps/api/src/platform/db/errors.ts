interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** SQLSTATE 23514 on the named constraint. */
export const violatesCheck = (error: unknown, constraint: string): boolean =>
  isDatabaseError(error) && error.code === '23514' && error.constraint === constraint;

/** The message for an operator when the database cannot be used; null for any other error. */
export function connectionTrouble(thrown: unknown): string | null {
  // A migration that fails names itself, and the database's error as its cause.
  const error = isDatabaseError(thrown) || !(thrown instanceof Error) ? thrown : thrown.cause;
  if (!isDatabaseError(error)) return null;
  if (/^(ECONNREFUSED|ENOTFOUND|ENOENT|EACCES|ETIMEDOUT|EHOSTUNREACH|ECONNRESET)$/.test(error.code)) {
    return `The database at DATABASE_URL does not answer (${error.code}).`;
  }
  if (/CERT|ALTNAME|LEAF_SIGNATURE/.test(error.code)) {
    return `The database does not prove its name (${error.code}); name its authority with sslrootcert or NODE_EXTRA_CA_CERTS.`;
  }
  if (error.code.startsWith('28')) return 'The database refuses the user or password of DATABASE_URL.';
  if (error.code === '3D000') return 'The database named in DATABASE_URL does not exist.';
  if (error.code === '42501') {
    return `The user of the database lacks a right (${error.message}); the one of DATABASE_DIRECT_URL must own the database.`;
  }
  if (error.code === '57P03') return 'The database is still starting; try again in a moment.';
  return null;
}

/** SQLSTATE 23505 on the named constraint or index. */
export const violatesUnique = (error: unknown, constraint: string): boolean =>
  isDatabaseError(error) && error.code === '23505' && error.constraint === constraint;

/** SQLSTATE 23503 on the named constraint: a row names another that does not exist, or does not any more. */
export const namesNobody = (error: unknown, constraint: string): boolean =>
  isDatabaseError(error) && error.code === '23503' && error.constraint === constraint;
