import { refusalMessage, Refused } from '@proverka/api-client/refused';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows the server's errors at their fields and returns the message for the form as a whole; empty when the fields cover
 * everything.
 */
export function refusalToFields<Form extends FieldValues>(
  error: unknown,
  fields: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): string {
  const refused = error instanceof Refused ? (error.problem.fields ?? {}) : {};
  const known = fields.filter((field) => refused[field] !== undefined);
  for (const field of known) setError(field, { type: 'server', message: refused[field] ?? '' });
  return known.length > 0 ? '' : refusalMessage(error);
}
