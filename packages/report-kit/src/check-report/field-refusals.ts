import { Refused } from '@proverka/api-client/refused';

/** The server's messages by field name: «data.inn» is `inn`. */
export function fieldRefusals(error: unknown): Readonly<Record<string, string>> {
  const fields = error instanceof Refused ? (error.problem.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.split('.').at(-1) ?? path, message]),
  );
}
