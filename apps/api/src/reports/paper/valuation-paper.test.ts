import { levelWords } from '@proverka/words/level-words';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportOf } from './fixtures/reports.ts';
import { valuedFlat } from './fixtures/valuation.ts';
import { createPdfRenderer } from './pdf-renderer.ts';
import { reportView } from './report-view.ts';
import type { ReportPdfInput } from './report-view.ts';

const { renderReportPdf } = createPdfRenderer();
const input: ReportPdfInput = { ...reportOf([]), verdict: null, findings: [], valuation: valuedFlat };
const read = async (one: ReportPdfInput): Promise<string> => {
  const { text } = await extractText(new Uint8Array(renderReportPdf(one)), { mergePages: true });
  return text.replaceAll(/\s+/gu, ' ');
};

describe('the paper of a valuation', () => {
  let text: string;
  beforeAll(async () => {
    text = await read(input);
  });

  test('has no word of a verdict, neither good nor bad', () => {
    for (const word of Object.values(levelWords)) expect(text).not.toContain(word);
    expect(reportView(input, () => true).verdict).toBeNull();
  });

  test.each([
    ['the value and its basis', 'Квартира стоит около 12 400 000 ₽ по ценам сделок'],
    ['the interval of four sales in five', 'от 11 600 000 ₽ до 13 200 000 ₽'],
    ['how wide that interval is meant to be', 'Границы, 80 %'],
    ['what it was not asked about', 'Права, обременения и продавца оценка не проверяет'],
    ['an adjustment with its amount', 'Этаж: 1 → 3: +520 000 ₽'],
    ['a price with all adjustments', '12 360 000 ₽'],
    ['the days on sale', '97 дней'],
    ['what would change the value', 'Если нужен ремонт −620 000 ₽'],
    ['what was not known', 'этого нет ни в одном источнике'],
    ['the error on sales never seen', 'у половины сделок меньше 4,9 %'],
  ])('tells %s', (_what, words) => {
    expect(text).toContain(words);
  });

  test('a value by asking prices is told as one', async () => {
    const asked = await read({ ...input, valuation: { ...valuedFlat, basis: 'adverts', accuracy: null } });
    expect(asked).toContain('Рыночная оценка по ценам предложений');
    expect(asked).toContain('четыре из пяти таких предлагают');
  });
});

test('a value beside checked documents leaves the verdict to them', () => {
  const view = reportView({ ...reportOf([]), valuation: valuedFlat }, () => true);
  expect(view.verdict?.level).toBe('unchecked');
  expect(view.statement).toBeNull();
});
