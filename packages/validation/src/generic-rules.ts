import { firstFailure, isEmpty } from './rule.ts';
import type { Rule } from './rule.ts';

export const required =
  (message = 'Обязательное поле'): Rule<unknown> =>
  (value) =>
    isEmpty(value) ? message : null;

/** A box that has to be ticked before going on. */
export const accepted =
  (message = 'Чтобы продолжить, установите этот флажок'): Rule<unknown> =>
  (value) =>
    value === true ? null : message;

/** The rules apply only to a filled-in value. */
export const optional =
  <Value, Form>(...rules: Array<Rule<Value, Form>>): Rule<Value, Form> =>
  (value, form) =>
    isEmpty(value) ? null : firstFailure(rules, value, form);

export const minLength =
  (length: number, message = 'Поле слишком короткое'): Rule<string | readonly unknown[]> =>
  (value) =>
    value.length < length ? message : null;

export const maxLength =
  (length: number, message = 'Поле слишком длинное'): Rule<string | readonly unknown[]> =>
  (value) =>
    value.length > length ? message : null;

export const matches =
  (pattern: RegExp, message: string): Rule<string> =>
  (value) =>
    pattern.test(value) ? null : message;

export const equals =
  <Value>(expected: Value, message: string): Rule<Value> =>
  (value) =>
    value === expected ? null : message;

export const notEquals =
  <Value>(forbidden: Value, message: string): Rule<Value> =>
  (value) =>
    value === forbidden ? message : null;

/** Equal to another field of the same form. */
export const equalsField =
  <Form extends object>(field: keyof Form, message: string): Rule<Form[keyof Form], Form> =>
  (value, form) =>
    form !== undefined && value === form[field] ? null : message;

export const integer =
  (message: string): Rule<number> =>
  (value) =>
    Number.isInteger(value) ? null : message;

/** At least one: for counts and amounts, where a fraction below one is as wrong as zero. */
export const positive =
  (message = 'Значение должно быть положительным числом'): Rule<number> =>
  (value) =>
    value >= 1 ? null : message;

export const max =
  (limit: number, message: string): Rule<number> =>
  (value) =>
    value <= limit ? null : message;
