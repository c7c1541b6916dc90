import { describe, expect, test } from 'vitest';
import { checkForm } from '../rule.ts';
import { apiTokenRules } from './api-token.ts';
import {
  actPeriodLongText,
  actPeriodReversedText,
  invoiceAmountText,
  invoiceRules,
  type InvoiceForm,
} from './invoice.ts';
import { passwordChangeRules } from './password-change.ts';
import { phoneCodeRules } from './phone-code.ts';
import { profileRules } from './profile.ts';
import { signOutRules } from './sign-out.ts';
import { webhookRules } from './webhook.ts';

test('a profile follows the rules of registration', () => {
  expect(checkForm(profileRules, { name: ' ', phone: '12' })).toEqual({
    name: 'Обязательное поле',
    phone: 'Некорректный номер телефона',
  });
  expect(checkForm(profileRules, { name: 'Тестов', phone: '+7 (999) 000-11-22' })).toEqual({});
});

test('a new password requires the old one and a repetition', () => {
  const empty = { old_password: '', password: '', passwordRepeat: '', keepsPrograms: false };
  expect(Object.values(checkForm(passwordChangeRules, empty))).toEqual(Array(3).fill('Обязательное поле'));
  const differs = {
    ...empty,
    old_password: 'старый',
    password: 'новый пароль',
    passwordRepeat: 'Новый пароль',
  };
  expect(checkForm(passwordChangeRules, differs)).toEqual({ passwordRepeat: 'Пароли не совпадают' });
  expect(checkForm(passwordChangeRules, { ...differs, password: 'новый', passwordRepeat: 'новый' })).toEqual({
    password: 'Поле слишком короткое',
  });
  const long = 'я'.repeat(129);
  expect(checkForm(passwordChangeRules, { ...differs, password: long, passwordRepeat: long })).toEqual({
    password: 'Поле слишком длинное',
  });
});

test.each([
  ['123456', {}],
  [' 123456 ', {}],
  ['', { code: 'Обязательное поле' }],
  ['12345', { code: 'Код состоит из 6 цифр' }],
  ['12345а', { code: 'Код состоит из 6 цифр' }],
])('a verification code «%s» is validated', (code, failures) => {
  expect(checkForm(phoneCodeRules, { code })).toEqual(failures);
});

test.each([
  ['https://crm.example.com/hook', {}],
  ['', { url: 'Обязательное поле' }],
  ['crm.example.com', { url: 'Некорректный адрес' }],
  [`https://crm.example.com/${'a'.repeat(2000)}`, { url: 'Поле слишком длинное' }],
])('the address of a webhook «%s» is validated', (url, failures) => {
  expect(checkForm(webhookRules, { url, password: 'пароль' })).toEqual(failures);
});

test('a webhook and a token take the password of the account, and a token at least one right', () => {
  const url = 'https://crm.example.com/hook';
  expect(checkForm(webhookRules, { url, password: '' })).toEqual({ password: 'Обязательное поле' });
  expect(checkForm(apiTokenRules, { scopes: [], days: '90', password: '' })).toEqual({
    scopes: 'Выберите хотя бы одно право',
    password: 'Обязательное поле',
  });
  expect(checkForm(apiTokenRules, { scopes: ['orders:read'], days: '90', password: 'пароль' })).toEqual({});
});

test('signing out everywhere takes the password only to keep programs', () => {
  expect(checkForm(signOutRules, { keepsPrograms: false, password: 'пароль' })).toEqual({});
  expect(checkForm(signOutRules, { keepsPrograms: true, password: '' })).toEqual({
    password: 'Обязательное поле',
  });
});

describe('forms of documents', () => {
  const form: InvoiceForm = {
    kind: 'top-up',
    payer_id: 'p',
    amount: '5 000,50',
    order_id: '',
    from: '',
    to: '',
  };
  const check = (changes: Partial<InvoiceForm>) => checkForm(invoiceRules, { ...form, ...changes });

  test.each(['0,99', '10 000 000,01', '-5', '1,234', 'много', '1e3', 'NaN'])(
    'a document for «%s» ₽ is refused',
    (amount) => {
      expect(check({ amount })).toEqual({ amount: invoiceAmountText });
    },
  );

  test('the form of a document requires only the fields of its kind', () => {
    expect(check({})).toEqual({});
    expect(check({ amount: '' })).toEqual({ amount: 'Обязательное поле' });
    expect(check({ kind: 'act', amount: '' })).toEqual({
      order_id: 'Обязательное поле',
    });
    expect(check({ kind: 'order', amount: '', order_id: 'o' })).toEqual({});
    expect(check({ payer_id: '' })).toEqual({ payer_id: 'Обязательное поле' });
  });

  test.each([
    [{ from: '', to: '2026-10-31' }, { from: 'Обязательное поле' }],
    [{ from: '2026-10-01', to: '31.10' }, { to: 'Невалидная дата' }],
    [{ from: '2026-10-31', to: '2026-10-01' }, { to: actPeriodReversedText }],
    [{ from: '2025-01-01', to: '2026-01-02' }, { to: actPeriodLongText }],
    [{ from: '2025-01-01', to: '2026-01-01' }, {}],
    [{ from: '2026-10-01', to: '2026-10-01' }, {}],
  ])('the period of an act %j is answered %j', (days, failures) => {
    expect(check({ kind: 'period', amount: '', ...days })).toEqual(failures);
  });
});
