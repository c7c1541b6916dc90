import { fieldRefusals } from '@proverka/report-kit/field-refusals';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows the server's errors at their fields and focuses the first. */
export function showRefusals<Form extends FieldValues>(form: UseFormReturn<Form>, error: unknown): void {
  const refusals = fieldRefusals(error);
  const fields = Object.keys(form.getValues()).filter((field) => field in refusals) as FieldPath<Form>[];
  for (const [index, field] of fields.entries()) {
    form.setError(field, { message: refusals[field] ?? '' }, { shouldFocus: index === 0 });
  }
}
