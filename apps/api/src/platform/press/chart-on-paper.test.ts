import type { LineData } from '@proverka/charts/line-data';
import { drawLine } from '@proverka/charts/line-drawing';
import { paperChart } from '@proverka/charts/paper-chart';
import { moneyValues } from '@proverka/charts/value-format';
import { fileURLToPath } from 'node:url';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pressPdf, startPress } from './press.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const press = startPress(folder, ['400Regular', '600SemiBold']);
const template = `
  #let data = json("chart.json")
  #set document(title: data.title)
  #set text(font: "Golos Text", lang: "ru")
  #image(bytes(data.svg), format: "svg", width: data.width * 1pt, alt: data.alt)
  #table(columns: data.table.columns.len(), table.header(..data.table.columns), ..data.table.rows.flatten())
`;

const data: LineData = {
  series: [
    {
      title: 'Медиана <за м²> & «прочее»',
      points: [
        { day: '2023', value: 19_600_000, low: 17_100_000, high: 24_300_000 },
        { day: '2024', value: null },
        { day: '2025', value: 21_600_000 },
      ],
    },
  ],
  values: moneyValues,
};

const onPaper = (width: number): Buffer => {
  const title = 'Цена квадратного метра';
  const chart = paperChart(drawLine(data, width), title, { accent: '#1f4d3a' });
  return pressPdf(press, `${folder}chart.typ`, {
    [`${folder}chart.typ`]: Buffer.from(template),
    [`${folder}chart.json`]: Buffer.from(JSON.stringify({ title, ...chart })),
  });
};

test('a chart is printed with its labels as text and its table, as accessible PDF demands', async () => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(onPaper(420))), {
    mergePages: true,
  });
  const words = text.replaceAll(/\s+/gu, ' ');
  // The axis, the legend with what looked like markup, and the row without data.
  expect(words).toContain('240 тыс. ₽');
  expect(words).toContain('Медиана <за м²> & «прочее»');
  expect(words).toContain('2024 нет данных');
});

test('the same chart gives the same bytes', () => {
  expect(onPaper(420).equals(onPaper(420))).toBe(true);
});
