import { expect, test } from 'vitest';
import { drawLine } from '../line-chart/draw-line.domain.ts';
import { revenue } from '../line-chart/line-chart.fixtures.ts';
import { drawSitePlan } from '../site-plan/draw-site-plan.domain.ts';
import { garden } from '../site-plan/site-plan.fixtures.ts';
import { moneyValues } from '../values/value-format.domain.ts';
import { paperChart, printedChart } from './paper-chart.domain.ts';

const colours = { accent: '#14533f' };
const drawing = drawLine({ series: revenue, values: moneyValues }, 420);
const drawnWords = (svg: string | null): string[] =>
  Array.from((svg ?? '').matchAll(/<text[^>]*>([^<]*)<\/text>/gu), ([, words = '']) => words);

test('a printed chart gives its words away, each once, and draws none', () => {
  const { svg, labels } = printedChart(drawing, 'Выручка', colours);
  expect(drawnWords(svg)).toEqual([]);
  expect(labels.map(({ text }) => text)).toEqual(drawnWords(paperChart(drawing, 'Выручка', colours).svg));
  expect(labels.length).toBeGreaterThan(8);
});

test('words of the legend, of the axis and of the picture have places in the whole picture', () => {
  const { svg, labels, width, height } = printedChart(drawing, 'Выручка', colours);
  const axis = drawing.picture?.axis;
  const title = labels.find(({ text }) => text === 'Выручка');
  expect(title).toMatchObject({ x: 26, y: 12, anchor: 'start' });
  const head = height - (drawing.picture?.height ?? 0);
  const [onAxis] = axis?.shapes ?? [];
  expect(labels.find(({ text }) => text === onAxis?.text)).toMatchObject({
    x: onAxis?.x,
    y: (onAxis?.y ?? 0) + head,
  });
  const inside = drawing.picture?.shapes.find((shape) => shape.kind === 'text');
  const told = labels.filter(({ text }) => inside?.kind === 'text' && text === inside.text);
  expect(told).toContainEqual(
    expect.objectContaining({ x: (inside?.kind === 'text' ? inside.x : 0) + (axis?.width ?? 0) }),
  );
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeLessThanOrEqual(height);
  }
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test('letters with a white edge stay in the picture', () => {
  const { svg, labels } = printedChart(drawSitePlan(garden, { width: 440, height: 300 }), 'План', colours);
  expect(drawnWords(svg)).toContain(':20');
  expect(labels.map(({ text }) => text)).not.toContain(':20');
});
