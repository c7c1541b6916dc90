import { z } from 'zod';
import type { core } from 'zod';
import { checkForm, firstFailure } from './rule.ts';
import type { FormRules, Rule } from './rule.ts';

/** Converts a field's rules into a check: `z.string().check(byRules(rules.email))`. */
export const byRules =
  <Value>(rules: ReadonlyArray<Rule<Value, never>>): core.CheckFn<Value> =>
  ({ value, issues }) => {
    const message = firstFailure(rules, value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  };

/** Converts a form's rules into a check of the whole object; every invalid field is an issue at its path. */
export const byFormRules =
  <Form extends object>(rules: FormRules<Form>): core.CheckFn<Form> =>
  ({ value, issues }) => {
    for (const [field, message] of Object.entries(checkForm(rules, value))) {
      issues.push({ code: 'custom', message: String(message), input: value, path: [field] });
    }
  };

/** Converts a parser into a transform: `z.string().transform(parsedBy(parsePhone, 'Некорректный номер телефона'))`. */
export const parsedBy =
  <In, Out>(parse: (value: In) => Out | null, message: string) =>
  (value: In, { issues }: { issues: core.$ZodRawIssue[] }): Out => {
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  };
