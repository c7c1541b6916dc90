import { example } from '@proverka/extract/fixtures/examples';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

const { renderReportPdf } = createPdfRenderer();

/** What a reader copies out of a PDF, without the ends of lines: a number longer than its column goes on in the next. */
async function copied(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replaceAll(/\s*\n\s*/gu, '');
}

/** U+200B–U+200D, U+2060, U+FEFF, U+00AD: what no eye sees and a search stumbles over. */
const invisible = /[\u200B-\u200D\u2060\uFEFF\u00AD]/u;

describe('text copied out of a PDF', () => {
  test('numbers are what was written, whatever column they stand in', async () => {
    const text = await copied(
      renderReportPdf(reportOf([await example('syn_about_property_room_flat_mortgage')])),
    );
    expect(text).not.toMatch(invisible);
    for (const number of [
      '77:06:0001001:1234',
      '77:06:0001001:1234-77/006/2019-3',
      '77:06:0001001:1234-77/006/2019-5',
      '77-77-06/001/2005-123',
      'КУВИ-001/2024-100000001',
      '1027700132195',
    ]) {
      expect(text).toContain(number);
    }
  });

  test('an e-mail, a web address and a long word are what was written', async () => {
    const input = reportOf([await example('syn_notice_absence_info_12')]);
    const long = 'Щ'.repeat(400);
    const findings = input.findings.map((finding) => ({
      ...finding,
      text: `Пишите на kanal.obrashcheniy@proverka-test.example.com или https://proverka-test.example.com/confirm/PR-2024-000123?page=1. ${long}`,
    }));
    const text = await copied(renderReportPdf({ ...input, findings }));
    expect(text).not.toMatch(invisible);
    expect(text).toContain('kanal.obrashcheniy@proverka-test.example.com');
    expect(text).toContain('https://proverka-test.example.com/confirm/PR-2024-000123?page=1');
    expect(text).toContain(long);
  });
});
