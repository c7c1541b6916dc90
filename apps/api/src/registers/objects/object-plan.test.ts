import { expect, test } from 'vitest';
import { boxToAsk, planSvg, planWords, readPlan } from './object-plan.domain.ts';
import type { DrawnObject } from './object-plan.domain.ts';

type Outline = NonNullable<DrawnObject['outline']>;

/** A square of so many units of the map, in Saint Petersburg. */
const square = (west: number, south: number, side: number): Outline[number] => [
  [
    [3_380_000 + west, 8_380_000 + south],
    [3_380_000 + west + side, 8_380_000 + south],
    [3_380_000 + west + side, 8_380_000 + south + side],
    [3_380_000 + west, 8_380_000 + south + side],
    [3_380_000 + west, 8_380_000 + south],
  ],
];
const parcel: DrawnObject = {
  number: '78:31:0099001:20',
  kind: 'land',
  outline: [square(0, 0, 60)],
  area: '905,5',
  neighbours: {
    kind: 'known',
    isCutOff: false,
    objects: [{ number: '78:31:0099001:21', kind: 'land', outline: [square(60, 0, 60)] }],
  },
};
const dataOf = (object: DrawnObject) => {
  const read = readPlan(object);
  if (read.kind !== 'drawable') throw new Error(`The plan is ${read.kind}.`);
  return read.data;
};

test('the map is asked about a square around the object, and not about one it would refuse', () => {
  const box = boxToAsk(parcel.outline);
  expect(box).toMatchObject({ west: expect.any(Number) });
  if (box === null || box === 'too_large') throw new Error('There is a box.');
  expect(box.west).toBeLessThan(3_380_000 - 20);
  expect(box.east - box.west).toBeCloseTo(box.north - box.south, 6);
  expect(boxToAsk([square(0, 0, 40_000)])).toBe('too_large');
  expect(boxToAsk(null)).toBeNull();
  expect(boxToAsk([[[[30, 60]]]])).toBeNull();
});

test('an object without an outline and one with an impossible outline are told apart', () => {
  expect(readPlan({ ...parcel, outline: null }).kind).toBe('none');
  expect(
    readPlan({
      ...parcel,
      outline: [
        [
          [
            [30, 60],
            [31, 60],
            [31, 61],
            [30, 60],
          ],
        ],
      ],
    }).kind,
  ).toBe('absurd');
});

test('a neighbour with an impossible outline is left out, and the list is not called whole', () => {
  const bad = {
    number: '78:31:0099001:22',
    kind: 'land',
    outline: [
      [
        [
          [1, 1],
          [2, 2],
          [3, 1],
          [1, 1],
        ],
      ],
    ],
  } as const;
  const { neighbours } = dataOf({
    ...parcel,
    neighbours: { kind: 'known', isCutOff: false, objects: [structuredClone(bad) as never] },
  });
  expect(neighbours).toEqual({ kind: 'known', objects: [], isCutOff: true });
});

test('an area that is no number is an unknown one', () => {
  expect(dataOf(parcel).registeredArea).toBe(905.5);
  expect(dataOf({ ...parcel, area: 'не определена' }).registeredArea).toBeNull();
  expect(dataOf({ ...parcel, area: '' }).registeredArea).toBeNull();
});

test('the picture is an image without scripts, styles and addresses, in both widths', () => {
  for (const width of ['wide', 'narrow'] as const) {
    const svg = planSvg(dataOf(parcel), width, '#14533f');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/u);
    expect(svg).not.toMatch(/<script|<style|style="|href|<image|\son\w+=/iu);
    expect(svg).toContain('>:21</text>');
  }
});

test('a page has the neighbours as a list and the picture in words', () => {
  const { summary, neighbours } = planWords(dataOf(parcel));
  expect(summary).toContain('78:31:0099001:20');
  expect(neighbours).toEqual([
    { number: '78:31:0099001:21', title: 'Земельный участок', place: 'граничит, к востоку' },
  ]);
});
