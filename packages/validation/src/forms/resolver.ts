import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { checkForm } from '../rule.ts';
import type { FormRules } from '../rule.ts';

/** Adapts a form's rules to react-hook-form: `useForm({ resolver: resolverOf(loginRules) })`. */
export const resolverOf =
  <Form extends FieldValues>(rules: FormRules<Form>): Resolver<Form> =>
  (values) => {
    const failures = Object.entries(checkForm(rules, values));
    if (failures.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(failures.map(([field, message]) => [field, { type: 'rule', message }]));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type follows nested forms, ours are flat
    return { values: {}, errors: errors as FieldErrors<Form> };
  };
