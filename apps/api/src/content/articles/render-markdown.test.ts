import { describe, expect, test } from 'vitest';
import { readingMinutes, renderMarkdown } from './render-markdown.ts';

const render = (source: string) => renderMarkdown(source).replaceAll('\u00a0', ' ');

describe('rendering of articles', () => {
  test('headings start one level below the title, each with a unique anchor', () => {
    expect(render('# Ёлка и дом\n\n## Дата\n\n## Дата')).toBe(
      '<h2 id="елка-и-дом">Ёлка и дом</h2>\n<h2 id="дата">Дата</h2>\n<h2 id="дата-2">Дата</h2>',
    );
  });

  test('article text follows Russian typography', () => {
    expect(renderMarkdown('Слово "в кавычках" - и в деле')).toBe(
      '<p>Слово «в\u00a0кавычках»\u00a0— и\u00a0в\u00a0деле</p>',
    );
  });

  test('wide tables scroll and have no style attributes', () => {
    const html = render('| а | б |\n|---|--:|\n| 1 | 2 |');
    expect(html).toMatch(/^<div class="table" role="region" aria-label="Таблица" tabindex="0">\s*<table>/);
    expect(html).not.toContain('style');
  });

  test('external links send no referrer, internal links stay relative (V3.4.5)', () => {
    expect(render('[а](https://rosreestr.gov.ru/) [б](/blog/x/) [в](mailto:a@b.ru)')).toBe(
      '<p><a href="https://rosreestr.gov.ru/" rel="noopener noreferrer">а</a> ' +
        '<a href="/blog/x/">б</a> <a href="mailto:a@b.ru">в</a></p>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://example.com/x.png)',
    '[x](javascript:alert(1))',
    '[x](data:text/html,1)',
    '<div style="x" onclick="y">z</div>',
    '[x](//example.com)',
  ])('rendered articles never contain %s (V1.3.5)', (source) => {
    const tags = render(source).match(/<[^>]*>/g) ?? [];
    expect(tags.join('').replace(/<\/?(p|a)>/g, '')).toBe('');
  });
});

test.each([
  [0, 1],
  [180, 1],
  [1800, 10],
])('a text of %i words takes %i minutes to read', (words, minutes) => {
  expect(readingMinutes('слово '.repeat(words))).toBe(minutes);
});
