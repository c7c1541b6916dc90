import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parsePhone } from '../phone.ts';
import { checkForm } from '../rule.ts';
import { byFormRules, byRules, parsedBy } from '../zod.ts';
import { loginRules } from './login.ts';
import type { RegisterForm } from './register.ts';
import { registerRules } from './register.ts';
import { resetRules } from './reset.ts';
import { resolverOf } from './resolver.ts';
import { searchConsentRules } from './search.ts';

const filled: RegisterForm = {
  name: 'Тестов Иван',
  email: 'testov@example.com',
  phone: '+7 (999) 000-11-22',
  person_role: 2,
  password: 'чай с мятой',
  passwordRepeat: 'чай с мятой',
  acceptsOffer: true,
  consentsToProcessing: true,
};
const untouched: RegisterForm = {
  name: '',
  email: '',
  phone: '',
  person_role: Number.NaN,
  password: '',
  passwordRepeat: '',
  acceptsOffer: false,
  consentsToProcessing: false,
};

describe('rules of forms', () => {
  test('an empty registration form has one message per field', () => {
    expect(checkForm(registerRules, untouched)).toEqual({
      name: 'Обязательное поле',
      email: 'Обязательное поле',
      phone: 'Обязательное поле',
      person_role: 'Обязательное поле',
      password: 'Обязательное поле',
      passwordRepeat: 'Обязательное поле',
      acceptsOffer: 'Чтобы продолжить, установите этот флажок',
      consentsToProcessing: 'Чтобы продолжить, установите этот флажок',
    });
  });

  test('a completed registration form is valid', () => {
    expect(checkForm(registerRules, filled)).toEqual({});
  });

  test('the repeated password must match', () => {
    expect(checkForm(registerRules, { ...filled, passwordRepeat: 'другой' })).toEqual({
      passwordRepeat: 'Пароли не совпадают',
    });
  });

  test.each([
    ['1234567', 'Поле слишком короткое'],
    ['Тестов2026', 'В пароле ваши данные или название сайта, его легко подобрать. Придумайте другой'],
    ['testov@example.com', 'В пароле ваши данные или название сайта, его легко подобрать. Придумайте другой'],
  ])('the password «%s» is refused at registration', (password, message) => {
    expect(checkForm(registerRules, { ...filled, password, passwordRepeat: password })).toEqual({
      password: message,
    });
  });

  test('an old password of any length is accepted at login', () => {
    expect(checkForm(loginRules, { username: 'testov@example.com', password: '1', remember: true })).toEqual(
      {},
    );
  });

  test('login requires an e-mail and a password', () => {
    expect(checkForm(loginRules, { username: 'testov', password: '', remember: true })).toEqual({
      username: 'Некорректный email',
      password: 'Обязательное поле',
    });
  });

  test('a reset requires an e-mail', () => {
    expect(checkForm(resetRules, { username: '' })).toEqual({ username: 'Обязательное поле' });
  });

  test('search requires consent where the box is shown', () => {
    expect(searchConsentRules[0]?.(false)).toBe('Поставьте согласие на обработку персональных данных');
  });
});

describe('form rules in the browser', () => {
  const options = { fields: {}, shouldUseNativeValidation: false };

  test('the form resolver returns one message per invalid field', async () => {
    const resolve = resolverOf(registerRules);
    expect(await resolve({ ...filled, phone: '123' }, undefined, options)).toEqual({
      values: {},
      errors: { phone: { type: 'rule', message: 'Некорректный номер телефона' } },
    });
  });

  test('the form resolver returns the values of a valid form', async () => {
    const resolve = resolverOf(registerRules);
    expect(await resolve(filled, undefined, options)).toEqual({ values: filled, errors: {} });
  });
});

describe('form rules on the server', () => {
  const contract = z
    .object({ username: z.string(), password: z.string(), remember: z.boolean() })
    .check(byFormRules(loginRules));

  test('the server refuses invalid fields in the same words as the browser', () => {
    const { error } = contract.safeParse({ username: 'testov', password: '', remember: false });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['username'], 'Некорректный email'],
      [['password'], 'Обязательное поле'],
    ]);
  });

  test('the server accepts what the browser accepts', () => {
    const login = { username: 'testov@example.com', password: 'пароль', remember: true };
    expect(contract.parse(login)).toEqual(login);
  });

  test('a single field is validated by its rules', () => {
    const field = z.string().check(byRules(resetRules.username));
    expect(field.safeParse('нет').error?.issues[0]?.message).toBe('Некорректный email');
    expect(field.safeParse('da@example.com').success).toBe(true);
  });

  test('a validated field is replaced by its parsed value', () => {
    const field = z.string().transform(parsedBy(parsePhone, 'Некорректный номер телефона'));
    expect(field.parse('8 999 000 11 22')).toBe('+79990001122');
    expect(field.safeParse('123').error?.issues[0]?.message).toBe('Некорректный номер телефона');
  });
});
