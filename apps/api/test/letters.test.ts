import { readFileSync } from 'node:fs';
import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { letters, sampleLetters } from './letter-samples.ts';
import { looks } from '#platform/mail/letter-look.domain.ts';
import { renderLetter } from '#platform/mail/render-letter.domain.ts';

const SITE = 'https://site.example';
const item = { title: 'Выписка', subject: 'ул <b>Тестовая</b> & Ко', price: rubles(499) };
const brands = ['real-estate', 'person-check'] as const;
const samples = Object.entries(sampleLetters(SITE));

describe('letters', () => {
  test('a letter names the brand and its company, as text and as HTML', () => {
    const { subject, text, html } = renderLetter(letters.registered(SITE), 'real-estate');
    expect(subject).toBe('Вы зарегистрированы — Проверка');
    for (const body of [text, html]) {
      for (const word of [
        'ООО\u00A0«Проверка Тест»',
        'ИНН\u00A07700000016',
        'ОГРН\u00A01027700000019',
        'help@realestate.localhost',
        `${SITE}/user/`,
      ]) {
        expect(body).toContain(word);
      }
    }
    expect(renderLetter(letters.registered(SITE), 'person-check').subject).toContain('Fizcheck');
  });

  test('a letter escapes markup in user input (V1.2.1, V1.1.2)', () => {
    const { text, html } = renderLetter(letters.orderPaid(SITE, [item], rubles(499)), 'real-estate');
    expect(html).toContain('ул &lt;b&gt;Тестовая&lt;/b&gt; &amp; Ко');
    expect(html).not.toContain('<b>');
    expect(text).toContain('ул <b>Тестовая</b> & Ко');
  });

  test('a letter shows user input and text to be copied verbatim', () => {
    const password = renderLetter(letters.newPassword(SITE, 'a "b" - c'), 'real-estate');
    expect(password.text).toContain('a "b" - c');
    expect(password.html).toContain('a &quot;b&quot; - c');
    const { text } = renderLetter(
      { subject: 'С', paragraphs: [], quote: 'Не "то"\nи не в срок' },
      'real-estate',
    );
    expect(text).toContain('> Не "то"\n> и не в срок');
  });

  test("a letter's password is not in the preview line of an inbox", () => {
    for (const letter of [
      letters.newPassword(SITE, 'тайное-слово'),
      letters.registeredWithOrder(SITE, 'a@b.example', 'тайное-слово'),
    ]) {
      const { html } = renderLetter(letter, 'real-estate');
      expect(/display:none[^>]*>([^<]*)</.exec(html)?.[1]).not.toContain('тайное-слово');
      expect(html).toContain('тайное-слово');
    }
  });

  test.each(samples)('the text of the letter %s has everything its HTML has', (_name, letter) => {
    for (const brand of brands) {
      const { text, html } = renderLetter(letter, brand);
      const shown = html
        .replace(/<head>[\s\S]*<\/head>/, '')
        .replaceAll(/<[^>]+>/g, '\n')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      const known = `${text.replaceAll(/^> /gm, '')}\n${letter.subject}\n${letter.preview ?? ''}\nЕсли кнопка не открывается:`;
      for (const line of shown.split('\n').map((one) => one.trim())) expect(known).toContain(line);
    }
  });

  test.each(samples)(
    'the letter %s suits mail programs: no scripts, style sheets or pictures',
    (_name, letter) => {
      for (const brand of brands) {
        const { html } = renderLetter(letter, brand);
        expect(html).not.toMatch(/<(script|style|link|img|form|iframe)|javascript:|url\(|undefined|null/);
        expect(html).toContain(looks[brand].primary);
        // Gmail truncates letters at 102 KB.
        expect(Buffer.byteLength(html)).toBeLessThan(30_000);
      }
    },
  );

  test('a letter about money has the sum with non-breaking spaces', () => {
    const all = [
      letters.orderPaid(SITE, [item], rubles(1499)),
      letters.paymentKeptOnBalance(SITE, rubles(1499)),
      letters.refunded(SITE, { title: 'Выписка', amount: rubles(1499), place: 'на карту ··4444' }),
      letters.toppedUp(SITE, { amount: rubles(1499), bonus: rubles(0), balance: rubles(1499) }),
    ];
    for (const letter of all) {
      const { text, html } = renderLetter(letter, 'real-estate');
      for (const body of [text, html]) {
        expect(body).toMatch(/1\u00A0499\u00A0₽/);
        expect(body).not.toMatch(/\d ₽/);
      }
    }
  });

  test('a letter about a top-up mentions a bonus only when there is one', () => {
    const sum = { amount: rubles(15_000), balance: rubles(22_500) };
    const textWith = (bonus: number) =>
      renderLetter(letters.toppedUp(SITE, { ...sum, bonus: rubles(bonus) }), 'real-estate').text;
    expect(textWith(7500)).toContain('Бонус: 7\u00A0500\u00A0₽');
    expect(textWith(0)).not.toContain('Бонус');
  });
});

test.each(brands)('the letters of %s have the colours of its pages', (brand) => {
  const themes = readFileSync(
    new URL('../../../packages/ui-kit/src/tokens/themes.css', import.meta.url),
    'utf8',
  );
  const theme = themes.slice(themes.indexOf(`[data-theme='${brand}']`));
  for (const [name, colour] of Object.entries(looks[brand])) {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(new RegExp(`--${token}: (\\S+);`).exec(theme)?.[1]).toBe(colour);
  }
});
