import type { Finding, FindingChart } from '@proverka/contract/finding';
import { readDamage } from '@proverka/findings/damage-places';
import { verdictOf } from '@proverka/findings/verdict';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';
import { reportView } from './report-view.ts';

const { renderReportPdf } = createPdfRenderer();
const finding = (code: string, charts: FindingChart[], more: Partial<Finding> = {}): Finding => ({
  level: 'warning',
  code,
  title: 'Пробег уменьшался',
  text: 'Показания могли скрутить.',
  source: 'Госавтоинспекция',
  source_date: '2026-11-20',
  charts,
  ...more,
});
const readings: readonly (readonly [day: string, kilometres: number])[] = [
  ['2023-06-15', 139_800],
  ['2024-06-29', 161_500],
  ['2025-07-02', 98_000],
];
const accident = (code: string) => ({ title: 'Столкновение', facts: [], damage: [readDamage(code)] });
const findings = [
  finding('car_diagnostic_mileage', [
    { kind: 'mileage', points: readings.map(([day, kilometres]) => ({ day, kilometres })) },
    {
      kind: 'history',
      lane: 'owners',
      until: '2026-11-20',
      entries: [{ title: 'Физическое лицо', start: '2015-04-12', end: null }],
    },
  ]),
  finding('car_dtp_found', [], { title: '2 аварии', records: [accident('02'), accident('05')] }),
];
const prices = finding(
  'car_prices_range',
  [
    {
      kind: 'prices',
      prices_kopecks: [86_000_000, 88_000_000, 91_000_000, 94_000_000, 98_000_000],
      lower_kopecks: 88_000_000,
      middle_kopecks: 91_000_000,
      upper_kopecks: 94_000_000,
      mine_kopecks: 93_000_000,
    },
  ],
  { level: 'clear', title: 'За похожие чаще всего просят от 880 000 ₽ до 940 000 ₽' },
);
const input = {
  ...reportOf([]),
  findings,
  verdict: verdictOf(findings, 'car'),
  subject: { kind: 'car' as const, display_name: 'А 001 АА 77', data: { plate: 'А001АА77' } },
};

test('a printed report has its pictures before the findings, with titles, sources and words', async () => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(renderReportPdf(input))), {
    mergePages: true,
  });
  const words = text.replaceAll(/[\s\u00A0]+/gu, ' ');
  for (const told of ['История автомобиля', 'Владельцы', 'Пробег по осмотрам', 'Повреждения во всех авариях'])
    expect(words).toContain(told);
  expect(words).toContain('Пробег уменьшился');
  expect(words.indexOf('В картинках')).toBeLessThan(words.indexOf('Что найдено'));
});

test('pictures have an accessible text with their figures', () => {
  const [section] = reportView(input, () => true).charts;
  const alts = section?.blocks.flatMap((block) => (block.kind === 'picture' ? [block.alt] : []));
  expect(alts?.map((alt) => alt.replaceAll('\u00A0', ' '))).toEqual([
    'История автомобиля. Владельцы: 1 запись, с 12.04.2015. Сведения на 20.11.2026.',
    'Пробег по осмотрам. 15.06.2023 — 02.07.2025, от 98 000 км до 161 500 км, в начале 139 800 км, в конце 98 000 км.',
  ]);
});

test('the page sets the words of a picture itself, at their places in the scaled picture', () => {
  const pictures = reportView(input, () => true).charts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [block] : [])),
  );
  expect(pictures).toHaveLength(2);
  for (const { svg, labels, width } of pictures) {
    expect(svg).not.toContain('<text');
    expect(labels.flatMap(({ start, middle, end }) => [...start, ...middle, ...end]).length).toBeGreaterThan(
      3,
    );
    for (const { size, start, middle, end } of labels) {
      expect(size).toBeLessThanOrEqual(9);
      for (const [x] of start) expect(x).toBeGreaterThanOrEqual(0);
      for (const [x] of middle) expect(Math.abs(x)).toBeLessThanOrEqual(width / 2);
      for (const [x] of end) expect(x).toBeLessThanOrEqual(0);
    }
  }
});

test('a report without data to draw has no section of pictures, and its file is as before', () => {
  const bare = findings.map(({ charts: _charts, records: _records, ...one }) => one);
  expect(reportView({ ...input, findings: bare }, () => true).charts).toEqual([]);
});

test('the prices of similar cars are printed as a picture, with the price of the advert beside them', async () => {
  const priced = { ...input, findings: [...findings, prices] };
  const blocks = reportView(priced, () => true).charts.flatMap((section) => section.blocks);
  const alts = blocks.flatMap((block) => (block.kind === 'picture' ? [block.alt] : []));
  expect(alts.at(-1)?.replaceAll('\u00A0', ' ')).toBe(
    'Цены похожих автомобилей. 5 объявлений от 860 000 ₽ до 980 000 ₽. Половина — от 880 000 ₽ до 940 000 ₽, посередине 910 000 ₽. Цена в вашем объявлении — 930 000 ₽: дешевле неё 3 из 5.',
  );
  const document = await getDocumentProxy(new Uint8Array(renderReportPdf(priced)));
  const { text } = await extractText(document, { mergePages: true });
  expect(text).toContain('Цены похожих автомобилей');
});

test('two pictures of few years stand beside one another on paper, and many years have the whole width', () => {
  const company = {
    kind: 'company' as const,
    display_name: 'ООО «Образец»',
    data: { name: 'ООО «Образец»' },
  };
  const kindsOf = (years: readonly number[]) => {
    const records = years.map((year) => ({
      title: String(year),
      facts: [],
      plot: { kind: 'accounts' as const, year, revenue_kopecks: year * 100, profit_kopecks: -year, staff: 7 },
    }));
    const accounts = finding('company_accounts', [], { records });
    const view = reportView({ ...input, findings: [accounts], subject: company }, () => true);
    return view.charts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
  };
  expect(kindsOf([2023, 2024, 2025])).toEqual(['pair']);
  expect(kindsOf([2019, 2020, 2021, 2022, 2023, 2024, 2025])).toEqual(['picture', 'picture']);
});
