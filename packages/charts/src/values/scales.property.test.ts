import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBars } from '../bar-chart/draw-bars.domain.ts';
import { drawLine } from '../line-chart/draw-line.domain.ts';
import { dayScale } from './day-scale.domain.ts';
import { thinnedOut } from './thin-out.domain.ts';
import { axisWords, moneyValues, numberValues } from './value-format.domain.ts';
import { valueScale } from './value-scale.domain.ts';

const room = { top: 20, bottom: 200 };
const amount = fc.integer({ min: -90_000_000_000_000, max: 90_000_000_000_000 });
const maybe = fc.option(amount, { nil: null });
const day = fc
  .date({ min: new Date('1991-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('every value lies inside the axis, and a greater one is never lower', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), fc.boolean(), (values, fromZero) => {
      const { y } = valueScale(values, moneyValues, room, fromZero);
      const sorted = values.toSorted((one, other) => one - other).map(y);
      for (const at of sorted) {
        expect(at).toBeGreaterThanOrEqual(room.top);
        expect(at).toBeLessThanOrEqual(room.bottom);
      }
      expect(sorted).toEqual(sorted.toSorted((one, other) => other - one));
    }),
  );
});

test('the words of an axis differ wherever its values differ, and their steps are equal', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (values) => {
      const { ticks } = valueScale(values, moneyValues, room, false);
      expect(new Set(ticks.map(({ text }) => text)).size).toBe(ticks.length);
      const steps = ticks.slice(1).map(({ value }, place) => value - (ticks[place]?.value ?? 0));
      expect(Math.max(0, ...steps) - Math.min(...steps, Infinity)).toBeLessThanOrEqual(
        Math.max(0, ...steps) * 1e-6,
      );
    }),
  );
});

test('bars start at zero whatever their values are', () => {
  fc.assert(
    fc.property(fc.array(maybe, { minLength: 1, maxLength: 30 }), (values) => {
      const { picture } = drawBars({
        series: ['Сумма'],
        lie: 'columns',
        values: moneyValues,
        bars: values.map((value, place) => ({ title: String(place), values: [value] })),
      });
      const { y } = valueScale(
        values.filter((value) => value !== null),
        moneyValues,
        { top: 22, bottom: 210 },
        true,
      );
      for (const shape of picture?.shapes ?? []) {
        if (shape.kind !== 'rect') continue;
        expect([shape.y, Math.round((shape.y + shape.height) * 10) / 10]).toContainEqual(y(0));
      }
    }),
  );
});

test('thinning out keeps ends, lowest, highest and order, and is never longer than asked', () => {
  fc.assert(
    fc.property(fc.array(maybe, { maxLength: 900 }), fc.integer({ min: 6, max: 200 }), (values, most) => {
      const points = values.map((value, place) => ({ value, place }));
      const kept = thinnedOut(points, most);
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(kept[0]).toEqual(points[0]);
      expect(kept.at(-1)).toEqual(points.at(-1));
      expect(kept.map(({ place }) => place)).toEqual(
        kept.map(({ place }) => place).toSorted((one, other) => one - other),
      );
      const known = (some: typeof points) => some.flatMap(({ value }) => value ?? []);
      expect(Math.max(...known(kept))).toBe(Math.max(...known(points)));
      expect(Math.min(...known(kept))).toBe(Math.min(...known(points)));
    }),
  );
});

test('days are as far apart as they are long, also where Moscow changed its clocks', () => {
  const { x } = dayScale(['2014-10-24', '2014-10-28'], 0, 400);
  expect(['2014-10-24', '2014-10-25', '2014-10-26', '2014-10-27', '2014-10-28'].map(x)).toEqual([
    0, 100, 200, 300, 400,
  ]);
  fc.assert(
    fc.property(fc.array(day, { minLength: 2, maxLength: 30 }), (days) => {
      const scale = dayScale(days, 10, 990);
      const sorted = days.toSorted().map(scale.x);
      expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
      for (const at of [...sorted, ...scale.ticks.map((tick) => tick.x)]) {
        expect(at).toBeGreaterThanOrEqual(10);
        expect(at).toBeLessThanOrEqual(990);
      }
    }),
  );
});

test('a line is drawn from whatever points there are, and a gap is never bridged', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ day, value: maybe }), { maxLength: 60 }), (points) => {
      const { picture, summary } = drawLine({ series: [{ title: 'Цена', points }], values: moneyValues });
      const path = (picture?.shapes ?? [])
        .flatMap((shape) => (shape.kind === 'path' ? shape.d : []))
        .join('');
      const sorted = points.toSorted((one, other) =>
        one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
      );
      const runs = sorted.filter(
        ({ value }, place) => value !== null && (sorted[place - 1]?.value ?? null) === null,
      );
      expect((path.match(/M/gu) ?? []).length).toBe(runs.length);
      expect(`${path}${summary}`).not.toMatch(/NaN|Infinity/u);
    }),
  );
});

test('an axis of huge and of tiny values stays short', () => {
  expect(
    axisWords(moneyValues, [0, 50_000_000_000_000]).map((text) => text.replaceAll('\u00A0', ' ')),
  ).toEqual(['0 ₽', '500 млрд ₽']);
  expect(axisWords(numberValues('м²'), [0, 0.05, 0.1]).map((text) => text.replaceAll('\u00A0', ' '))).toEqual(
    ['0 м²', '0,05 м²', '0,1 м²'],
  );
});
