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
  password: 'пароль-1',
  passwordRepeat: 'пароль-1',
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

describe('forms', () => {
  test('an untouched registration names every field once', () => {
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

  test('a filled registration passes', () => {
    expect(checkForm(registerRules, filled)).toEqual({});
  });

  test('passwords have to be the same', () => {
    expect(checkForm(registerRules, { ...filled, passwordRepeat: 'другой' })).toEqual({
      passwordRepeat: 'Пароли не совпадают',
    });
  });

  test('login wants an e-mail and a password', () => {
    expect(checkForm(loginRules, { username: 'testov', password: '', remember: true })).toEqual({
      username: 'Некорректный email',
      password: 'Обязательное поле',
    });
  });

  test('reset wants an e-mail', () => {
    expect(checkForm(resetRules, { username: '' })).toEqual({ username: 'Обязательное поле' });
  });

  test('search wants consent where the box is shown', () => {
    expect(searchConsentRules[0]?.(false)).toBe('Поставьте согласие на обработку персональных данных');
  });
});

describe('a form in the browser', () => {
  const options = { fields: {}, shouldUseNativeValidation: false };

  test('gets one message per failing field', async () => {
    const resolve = resolverOf(registerRules);
    expect(await resolve({ ...filled, phone: '123' }, undefined, options)).toEqual({
      values: {},
      errors: { phone: { type: 'rule', message: 'Некорректный номер телефона' } },
    });
  });

  test('gets its values back when it passes', async () => {
    const resolve = resolverOf(registerRules);
    expect(await resolve(filled, undefined, options)).toEqual({ values: filled, errors: {} });
  });
});

describe('the same form on the server', () => {
  const contract = z
    .object({ username: z.string(), password: z.string(), remember: z.boolean() })
    .check(byFormRules(loginRules));

  test('names the failing fields with the same words', () => {
    const { error } = contract.safeParse({ username: 'testov', password: '', remember: false });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['username'], 'Некорректный email'],
      [['password'], 'Обязательное поле'],
    ]);
  });

  test('passes what the browser passes', () => {
    const login = { username: 'testov@example.com', password: 'пароль', remember: true };
    expect(contract.parse(login)).toEqual(login);
  });

  test('checks a single field', () => {
    const field = z.string().check(byRules(resetRules.username));
    expect(field.safeParse('нет').error?.issues[0]?.message).toBe('Некорректный email');
    expect(field.safeParse('da@example.com').success).toBe(true);
  });

  test('takes over the parsed value', () => {
    const field = z.string().transform(parsedBy(parsePhone, 'Некорректный номер телефона'));
    expect(field.parse('8 999 000 11 22')).toBe('+79990001122');
    expect(field.safeParse('123').error?.issues[0]?.message).toBe('Некорректный номер телефона');
  });
});
