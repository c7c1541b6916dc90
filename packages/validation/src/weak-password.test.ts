import { expect, test } from 'vitest';
import { longEnough, passwordTexts } from './password.ts';
import { weakPasswordText } from './weak-password.ts';

const listed = new Set(['qwertyui', 'gfhjkm', 'gfhjkm12', 'password', 'dragon', '12345678', 'qwerty']);
const own = ['testov.ivan@example.com', 'Тестов Иван', '+7 (999) 000-11-22', 'Fizcheck', 'Проверка'];
const textOf = (password: string) =>
  weakPasswordText(password, { own, isListed: (word) => listed.has(word) });

test.each([
  '12345678',
  'QWERTYUI',
  'йцукенгш',
  'пароль12',
  'Пароль-123',
  'password2026',
  '!!dragon!!',
  'aaaaaaaa',
  '12121212',
])('«%s» is a common password', (password) => {
  expect(textOf(password)).toBe(passwordTexts.common);
});

test.each([
  'testov.ivan@example.com',
  'testov.ivan',
  'ТестовИван',
  'Тестов2026',
  'ntcnjdbdfy', // «тестовиван» in the other layout
  '+79990001122',
  '89990001122',
  '9990001122',
  'fizcheck1',
  'Проверка!1',
])('«%s» is made of the owner’s data or the site’s name (V6.1.2, V6.2.11)', (password) => {
  expect(textOf(password)).toBe(passwordTexts.own);
});

test.each([
  'верный пароль',
  'иван любит чай с мятой',
  'rJ7mQp2w',
  '日本語パスワード長い',
  'dragon under the bridge',
  'лошадь!батарея',
])('«%s» is a good password (V6.2.5)', (password) => {
  expect(textOf(password)).toBeNull();
});

test('a password has eight characters or more, of any kind (V6.2.1, V6.2.5, V6.2.9)', () => {
  const rule = longEnough();
  expect(rule('1234567')).toBe('Поле слишком короткое');
  expect(rule('😀😀😀😀')).toBe('Поле слишком короткое');
  expect(rule('😀😀😀😀😀😀😀😀')).toBeNull();
  expect(rule('        ')).toBeNull();
  expect(rule('я'.repeat(64))).toBeNull();
});
