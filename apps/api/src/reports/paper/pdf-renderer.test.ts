import type { Extract } from '@proverka/contract/extract';
import { Resvg } from '@resvg/resvg-js';
import * as fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { example } from '@proverka/extract/fixtures/examples';
import { largeExtract, reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

const samples = readdirSync(new URL('../../../../../packages/extract/src/fixtures/', import.meta.url))
  .filter((name) => name.endsWith('.xml'))
  .map((name) => name.replace(/\.xml$/u, ''));
const { renderReportPdf, renderReportsPdf, renderExtractPdf } = createPdfRenderer();
let flat: Extract;

beforeAll(async () => {
  flat = await example('syn_about_property_room_flat_mortgage');
});

/** The page count of the page tree's root. */
function pagesOf(pdf: Buffer): number {
  const counts = pdf.toString('latin1').matchAll(/\/Type\s*\/Pages[^>]*?\/Count (\d+)/gu);
  return Math.max(...Array.from(counts, ([, count]) => Number(count)));
}

const picturesOf = (pdf: Buffer): number =>
  Array.from(pdf.toString('latin1').matchAll(/\/Subtype\s*\/Image/gu)).length;

/** The same document with every word of its own replaced. */
function reworded<T>(value: T, word: (text: string) => string): T {
  const copy: unknown = JSON.parse(
    JSON.stringify(value, (key, item: unknown) => {
      const isWord = typeof item === 'string' && !technicalKeys.has(key) && !/^\d{4}-\d{2}-\d{2}/u.test(item);
      return isWord ? word(item) : item;
    }),
  );
  return copy as T;
}

const technicalKeys = new Set([
  'kind',
  'code',
  'role',
  'level',
  'amount',
  'cadastralNumber',
  'accentColour',
  'confirmUrl',
  'createdAt',
]);

describe('reports as PDF', () => {
  test.each(samples)('%s is typeset as a PDF', async (name) => {
    const pdf = renderReportPdf(reportOf([await example(name)]));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1);
  });

  test('a PDF contains the logo it is given, whatever its format, and the next one does not', () => {
    const plain = renderReportPdf(reportOf([flat]));
    for (const size of ['width="800" height="60"', 'width="20" height="400"']) {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#c80000"/></svg>`;
      const logo = new Resvg(drawing).render().asPng();
      const pdf = renderReportPdf({ ...reportOf([flat]), logo });
      // Two images: the picture and its transparency mask.
      expect(picturesOf(pdf)).toBe(picturesOf(plain) + 2);
      expect(
        pagesOf(pdf) - pagesOf(plain),
        'a logo moves a full page on by its height at most',
      ).toBeLessThanOrEqual(1);
    }
    expect(renderReportPdf(reportOf([flat])).equals(plain)).toBe(true);
  });

  test('the logo of the owner is on every report of a document of several, and in it once', () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="100%" height="100%" fill="#c80000"/></svg>`;
    const logo = new Resvg(drawing).render().asPng();
    const one = { line: 2, name: 'Тестов', product: 'Выписка', input: reportOf([flat]) };
    const list = { title: 'Список', createdAt: '2026-11-20T10:00:00Z', missing: [], reports: [one, one] };
    const plain = picturesOf(renderReportsPdf(list));
    expect(picturesOf(renderReportsPdf({ ...list, logo }))).toBe(plain + 2);
  });

  test('the same input gives the same bytes, also in another process', async () => {
    const { extracts: _, ...report } = reportOf([flat]);
    const first = renderExtractPdf({ ...report, extract: flat });
    renderReportPdf(reportOf([await example('syn_notice_absence_info_12')]));
    expect(renderExtractPdf({ ...report, extract: flat }).equals(first)).toBe(true);
    expect(
      createPdfRenderer()
        .renderExtractPdf({ ...report, extract: flat })
        .equals(first),
    ).toBe(true);
  });

  test('a changed word changes the bytes', () => {
    const one = renderReportPdf(reportOf([flat]));
    expect(renderReportPdf(reportOf([flat], 'ПР-2024-000124')).equals(one)).toBe(false);
  });

  test('text that looks like Typst markup is typeset literally', () => {
    const markup = [
      '#panic("x")',
      '#include "/etc/passwd"',
      '*b* _i_ $x$ `r` @ref <l> \\ // /* = - + [ ] { }',
      '#{',
      '"',
    ];
    const input = reportOf([flat]);
    for (const text of markup) {
      expect(() => renderReportPdf(reworded(input, () => text))).not.toThrow();
    }
  });

  test('a word longer than a line is wrapped', () => {
    const input = reworded(reportOf([flat]), () => 'Щ'.repeat(400));
    expect(() => renderReportPdf(input)).not.toThrow();
  });

  test('arbitrary text can be typeset', () => {
    const input = reportOf([flat]);
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 3, maxLength: 3 }), (texts) => {
        let next = 0;
        const pdf = renderReportPdf(reworded(input, () => texts[(next += 1) % texts.length] ?? ''));
        expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 15 },
    );
  }, 30_000);

  test('a large extract takes as many pages as it needs', async () => {
    expect(pagesOf(renderReportPdf(reportOf([await largeExtract(1)])))).toBeGreaterThanOrEqual(10);
  });
});
