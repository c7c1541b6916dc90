import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** An error, because Fastify validates before the handler runs; the error handler converts it back into a refusal. */
export interface InvalidInput extends Error {
  readonly fields: Readonly<Record<string, string>>;
}

export const invalidInput = (fields: Readonly<Record<string, string>>): InvalidInput =>
  Object.assign(new Error('the request does not fit its schema'), { fields });

export const isInvalidInput = (error: unknown): error is InvalidInput =>
  error instanceof Error && 'fields' in error;

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = readInput(schema, data);
    return 'fields' in parsed ? { error: invalidInput(parsed.fields) } : { value: parsed.value };
  };

/** A list of thousands of wrong members is told by its first. */
const MOST_ISSUES = 100;

export function readInput<Value>(
  schema: z.ZodType<Value>,
  given: unknown,
): { value: Value } | { fields: Record<string, string> } {
  const unwritable = pathOf(given, hasNul);
  if (unwritable !== null) return { fields: { [unwritable.join('.')]: 'Некорректное значение' } };
  const data = pathOf(given, isTorn) === null ? given : mended(given);
  const parsed = schema.safeParse(data, { error: textOfIssue });
  if (parsed.success) return { value: parsed.data };
  const fields: Record<string, string> = {};
  // A form shows the first failing rule of a field.
  for (const { path, message } of parsed.error.issues.slice(0, MOST_ISSUES))
    fields[path.map(String).join('.')] ??= message;
  return { fields };
}

/** PostgreSQL's text cannot hold NUL, which nobody types. */
const hasNul = (text: string): boolean => text.includes('\0');

/** Nor a lone surrogate: a program that truncates a text inside an emoji sends one. */
const isTorn = (text: string): boolean => !text.isWellFormed();

/** The path of the first such text. */
function pathOf(
  data: unknown,
  isWrong: (text: string) => boolean,
  path: readonly string[] = [],
): readonly string[] | null {
  if (typeof data === 'string') return isWrong(data) ? path : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    const found = pathOf(value, isWrong, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Replaces every lone surrogate with the replacement character. */
function mended(data: unknown): unknown {
  if (typeof data === 'string') return data.toWellFormed();
  if (Array.isArray(data)) return data.map(mended);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mended(value)]));
}

/** The specification's words (section 5) for schema errors; rules of `packages/validation` bring their own. */
function textOfIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'custom' && issue.message !== undefined) return issue.message;
  if (issue.input === undefined || issue.input === null) return 'Обязательное поле';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'Поле слишком длинное';
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.input === '' ? 'Обязательное поле' : 'Поле слишком короткое';
  }
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'Невалидная дата';
  return 'Некорректное значение';
}
