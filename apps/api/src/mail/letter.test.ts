import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { renderLetter } from './letter.domain.ts';
import * as letters from './letters.domain.ts';

const SITE = 'https://site.example';
const item = { title: 'Выписка', subject: 'ул <b>Тестовая</b> & Ко', price: rubles(499) };

describe('a letter', () => {
  test('names the brand and who is behind it, as text and as HTML', () => {
    const { subject, text, html } = renderLetter(letters.registered(SITE), 'real-estate');
    expect(subject).toBe('Вы зарегистрированы — Проверка');
    for (const body of [text, html]) {
      for (const word of [
        'ООО «Проверка Тест»',
        'ИНН 7700000016',
        'help@realestate.localhost',
        `${SITE}/user/`,
      ]) {
        expect(body).toContain(word);
      }
    }
    expect(renderLetter(letters.registered(SITE), 'person-check').subject).toContain('Fizcheck');
  });

  test('holds no markup that somebody typed', () => {
    const { text, html } = renderLetter(letters.orderPaid(SITE, [item], rubles(499)), 'real-estate');
    expect(html).toContain('ул &lt;b&gt;Тестовая&lt;/b&gt; &amp; Ко');
    expect(html).not.toContain('<b>');
    expect(text).toContain('ул <b>Тестовая</b> & Ко');
  });

  test('about money names the sum', () => {
    const all = [
      letters.orderPaid(SITE, [item], rubles(499)),
      letters.paymentKeptOnBalance(SITE, rubles(499)),
      letters.refunded(SITE, 'Выписка', rubles(499)),
    ];
    for (const letter of all) expect(renderLetter(letter, 'real-estate').text).toMatch(/499\u00A0₽/);
  });
});
