import { refusalMessage, Refused } from '@proverka/api-client/refused';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows the server's errors at their fields, a wrong password at `password`, and returns the message for the form as a whole;
 * empty when the fields cover everything.
 */
export function refusalToFields<Form extends FieldValues>(
  error: unknown,
  fields: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): string {
  const refused = error instanceof Refused ? fieldsOf(error) : {};
  const known = fields.filter((field) => refused[field] !== undefined);
  for (const field of known) setError(field, { type: 'server', message: refused[field] ?? '' });
  return known.length > 0 ? '' : refusalMessage(error);
}

const fieldsOf = ({ problem }: Refused): Readonly<Record<string, string>> =>
  problem.code === 'wrong_password' ? { password: 'Неверный пароль' } : (problem.fields ?? {});
