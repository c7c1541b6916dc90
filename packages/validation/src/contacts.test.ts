import { describe, expect, test } from 'vitest';
import { email, mailbox, parseEmail } from './email.ts';
import { parsePhone, phone } from './phone.ts';

describe('phone', () => {
  test.each([
    '+79990001122',
    '89990001122',
    '+7 (999) 000-11-22',
    '8 999 000 11 22',
    '8\u00A0(999)\u00A0000–11–22',
  ])('%s is stored as E.164', (text) => {
    expect(parsePhone(text)).toBe('+79990001122');
    expect(phone()(text)).toBeNull();
  });

  test.each(['', '9990001122', '+7999000112', '+799900011223', '+19990001122', '79990001122', '8999000112a'])(
    '«%s» is refused as a phone number',
    (text) => {
      expect(phone()(text)).toBe('Некорректный номер телефона');
    },
  );
});

describe('e-mail', () => {
  test.each([
    'test@example.com',
    'ivan.testov+1@mail.example.ru',
    "o'test@example.com",
    'info@пример.рф',
    '',
  ])('«%s» is accepted as an e-mail', (text) => {
    expect(email()(text)).toBeNull();
  });

  test.each([
    'test',
    'test@',
    '@example.com',
    'a b@example.com',
    'test@example',
    'test@-example.com',
    'test..test@example.com',
    '.test@example.com',
    'тест@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('«%s» is refused as an e-mail', (text) => {
    expect(email()(text)).toBe('Некорректный email');
  });

  test('an e-mail is stored in lower case', () => {
    expect(parseEmail(' Test@Example.COM ')).toBe('test@example.com');
  });

  test('the part before @ replaces a missing name', () => {
    expect(mailbox('testov@example.com')).toBe('testov');
  });

  test('malicious e-mails are validated without delay', () => {
    const started = performance.now();
    parseEmail(`${'a.'.repeat(120)}!`);
    parseEmail(`a@${'a-'.repeat(120)}`);
    // A pattern with catastrophic backtracking would take minutes.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
