import { describe, expect, test } from 'vitest';
import { email } from './email.ts';
import {
  accepted,
  equals,
  equalsField,
  integer,
  matches,
  max,
  maxLength,
  minLength,
  notEquals,
  optional,
  positive,
  required,
} from './generic-rules.ts';
import { checkForm, firstFailure } from './rule.ts';

describe('rules', () => {
  test.each(['', '  ', [], {}, Number.NaN, false, null, undefined])(
    'the value %j counts as empty',
    (value) => {
      expect(required()(value)).toBe('Обязательное поле');
    },
  );

  test.each(['а', [0], { a: 1 }, 0, true])('the value %j counts as filled in', (value) => {
    expect(required()(value)).toBeNull();
  });

  test('a required box has to be ticked', () => {
    expect(accepted()(false)).toBe('Чтобы продолжить, установите этот флажок');
    expect(accepted()(true)).toBeNull();
  });

  test('lengths can be limited on both sides', () => {
    expect(minLength(2)('а')).toBe('Поле слишком короткое');
    expect(minLength(2)('аб')).toBeNull();
    expect(maxLength(2)('абв')).toBe('Поле слишком длинное');
    expect(maxLength(2)('аб')).toBeNull();
  });

  test('numbers can be limited', () => {
    expect(positive()(0.5)).toBe('Значение должно быть положительным числом');
    expect(positive()(Number.NaN)).toBe('Значение должно быть положительным числом');
    expect(positive()(1)).toBeNull();
    expect(integer('Целое')(1.5)).toBe('Целое');
    expect(integer('Целое')(2)).toBeNull();
    expect(max(10, 'Не больше 10')(11)).toBe('Не больше 10');
    expect(max(10, 'Не больше 10')(10)).toBeNull();
  });

  test('values can be compared with a pattern, a constant and another field', () => {
    expect(matches(/^а/, 'Начните с «а»')('б')).toBe('Начните с «а»');
    expect(equals('да', 'Напишите «да»')('нет')).toBe('Напишите «да»');
    expect(notEquals('да', 'Не «да»')('да')).toBe('Не «да»');
    const same = equalsField<{ one: string; two: string }>('one', 'Не совпадают');
    expect(same('а', { one: 'б', two: 'а' })).toBe('Не совпадают');
    expect(same('а', { one: 'а', two: 'а' })).toBeNull();
  });

  test('optional rules apply only to filled-in values', () => {
    const rule = optional(minLength(3));
    expect(rule('')).toBeNull();
    expect(rule('аб')).toBe('Поле слишком короткое');
  });

  test('a form shows the first failing rule of a field', () => {
    expect(firstFailure([required(), email()], '')).toBe('Обязательное поле');
    expect(firstFailure([required(), email()], 'а')).toBe('Некорректный email');
    expect(firstFailure([required(), email()], 'a@example.com')).toBeNull();
  });

  test('a valid form has no failures', () => {
    expect(checkForm({ name: [required()] }, { name: 'Образцов' })).toEqual({});
  });
});
