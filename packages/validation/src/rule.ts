/**
 * A rule checks a value (and, when it needs to, the whole form) and returns the Russian message to show, or null for a valid
 * value. A field has a list of rules; the first failing one is shown.
 */
export type Rule<Value, Form = unknown> = (value: Value, form?: Form) => string | null;

/** Every field of a form with its rules; a field without restrictions has an empty list. */
export type FormRules<Form> = {
  readonly [Field in keyof Form]-?: ReadonlyArray<Rule<Form[Field], Form>>;
};

export type FormFailures<Form> = { [Field in keyof Form]?: string };

export function firstFailure<Value, Form>(
  rules: ReadonlyArray<Rule<Value, Form>>,
  value: Value,
  form?: Form,
): string | null {
  for (const rule of rules) {
    const message = rule(value, form);
    if (message !== null) return message;
  }
  return null;
}

/** The first failing rule of every invalid field; an empty object when the form is valid. */
export function checkForm<Form>(rules: FormRules<Form>, form: Form): FormFailures<Form> {
  const failures: FormFailures<Form> = {};
  for (const field in rules) {
    const message = firstFailure(rules[field], form[field], form);
    if (message !== null) failures[field] = message;
  }
  return failures;
}

/** Empty for `required` and `optional`: nothing, blank text, an empty list or object, NaN, an unchecked box. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || Number.isNaN(value)) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object') return Object.keys(value).length === 0;
  return false;
}
