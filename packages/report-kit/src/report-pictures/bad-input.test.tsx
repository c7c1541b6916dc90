import type { RecordPlot } from '@proverka/contract/record-plot';
import type { Subject } from '@proverka/contract/subject';
import {
  accounts,
  company,
  debt,
  findingOf,
  lawsuit,
  person,
  tie,
} from '@proverka/findings/pictures/plots.fixtures';
import { drawPicture } from '@proverka/findings/pictures/report-picture';
import { reportPictures } from '@proverka/findings/pictures/report-pictures';
import { describe, expect, test } from 'vitest';
import { mostBytes, pictureMarkups } from './picture-markups.tsx';

const findingsOf = (plots: readonly RecordPlot[]) => (plots.length === 0 ? [] : [findingOf(plots)]);
const picturesOf = (subject: Subject, plots: readonly RecordPlot[]) =>
  reportPictures(subject, findingsOf(plots));
const markupOf = (subject: Subject, plots: readonly RecordPlot[]): string[] => [
  ...pictureMarkups(subject, findingsOf(plots)).values(),
];
const many = (count: number, plot: (place: number) => RecordPlot): RecordPlot[] =>
  Array.from({ length: count }, (_, place) => plot(place));

const longName = `ООО «${'Образцовое предприятие и партнёры '.repeat(6)}»`.slice(0, 200);
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const dayAt = (place: number): string => `20${twoDigits(place % 26)}-${twoDigits((place % 12) + 1)}-11`;

const debts = ['Долги по годам', 'За что долги'];
const ofCompany = ['Выручка и прибыль по годам', 'Работников по годам'];
const ofOwners = ['Владельцы и руководители', 'Что менялось'];

const inputs: readonly (readonly [
  what: string,
  subject: Subject,
  plots: readonly RecordPlot[],
  titles: readonly string[],
])[] = [
  ['nobody and nothing', person, [], []],
  [
    '2 000 debts',
    person,
    many(2000, (place) => debt({ since: dayAt(place), amount_kopecks: place + 1 })),
    debts,
  ],
  ['debts below zero', person, many(3, () => debt({ amount_kopecks: -5000 })), []],
  [
    '2 000 cases',
    person,
    many(2000, (place) => lawsuit({ since: dayAt(place), until: null })),
    ['Суды по ролям'],
  ],
  [
    '2 000 cases of a company',
    company,
    many(2000, (place) => lawsuit({ since: dayAt(place) })),
    ['Арбитражные дела по годам'],
  ],
  [
    '500 companies',
    person,
    many(500, (place) => tie(`ООО «Номер ${place}»`, { address: `д. ${place}` })),
    ['Компании и адреса'],
  ],
  ['500 owners', company, many(500, (place) => tie(`Владелец ${place}`)), ofOwners],
  [
    'names of 200 characters',
    person,
    many(12, (place) => tie(`${place}${longName}`.slice(0, 200), { address: longName })),
    ['Компании и адреса'],
  ],
  [
    'a subject of 200 characters',
    { ...person, display_name: longName },
    [tie(longName)],
    ['Компании и адреса'],
  ],
  ['one owner', company, [tie('Владелец')], ofOwners],
  [
    'a debt a thousand times the others',
    person,
    [debt({ amount_kopecks: 90_000_000_000 }), debt({ since: '2021-02-02', amount_kopecks: 90_000_000 })],
    debts,
  ],
  [
    'losses greater than the revenue',
    company,
    [accounts(2024, { revenue_kopecks: 100, profit_kopecks: -90_000_000_000 }), accounts(2025)],
    ofCompany,
  ],
  ['accounts of a hundred years', company, many(100, (place) => accounts(1926 + place)), ofCompany],
  ['a debt of the year 1', person, [debt({ since: '0001-01-01' }), debt()], debts],
];

describe('pictures of bad input', () => {
  test.each(inputs)(
    'of %s each picture is there and takes at most 15 KB',
    (_what, subject, plots, titles) => {
      const markups = pictureMarkups(subject, findingsOf(plots));
      expect([...markups.keys()]).toEqual(titles);
      for (const markup of markups.values()) {
        expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(mostBytes);
        expect(markup).not.toMatch(/NaN|Infinity|undefined/u);
      }
    },
  );

  test.each(inputs)('of %s no word is longer than its box, and none is outside', (_what, subject, plots) => {
    for (const picture of picturesOf(subject, plots)) {
      const drawing = drawPicture(picture);
      for (const drawn of [drawing.picture, drawing.phonePicture]) {
        if (!drawn) continue;
        const texts = drawn.shapes.filter((shape) => shape.kind === 'text');
        expect(Math.max(0, ...texts.map(({ text }) => text.length))).toBeLessThanOrEqual(90);
        for (const { x, y } of texts) {
          expect(x).toBeLessThanOrEqual(drawn.width);
          expect(y).toBeLessThanOrEqual(drawn.height);
        }
      }
    }
  });

  test('nobody around the subject is no picture', () => {
    expect(markupOf(person, [])).toEqual([]);
    expect(markupOf(company, [])).toEqual([]);
  });

  test('what has no place in a graph of 500 is counted below it', () => {
    const [markup = ''] = markupOf(
      company,
      many(500, (place) => tie(`Владелец ${place}`)),
    );
    expect(markup.replaceAll('\u00A0', ' ')).toContain('На рисунке ближайшие 10 из 501; не показано: 491.');
  });

  test('a debt a thousand times smaller is drawn and stands in the table', () => {
    const plots = [
      debt({ amount_kopecks: 90_000_000_000 }),
      debt({ since: '2021-02-02', amount_kopecks: 90_000_000 }),
    ];
    const [picture] = picturesOf(person, plots);
    if (!picture) throw new Error('There is no picture');
    const { picture: drawn, table } = drawPicture(picture);
    const bars = drawn?.shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape.height] : [])) ?? [];
    expect(Math.min(...bars.filter((height) => height > 0))).toBeGreaterThanOrEqual(2);
    expect(table.rows.map((row) => row.join(' ').replaceAll('\u00A0', ' '))).toContain('2021 900 000 ₽');
  });

  test('a loss is drawn below the line of zero', () => {
    const [picture] = picturesOf(company, [
      accounts(2024, { profit_kopecks: 300_000_000 }),
      accounts(2025, { profit_kopecks: -300_000_000 }),
    ]);
    if (!picture) throw new Error('There is no picture');
    const { shapes = [] } = drawPicture(picture).picture ?? {};
    const zero = shapes.flatMap((shape) =>
      shape.kind === 'line' && shape.look === 'base' ? [shape.y1] : [],
    );
    const loss = shapes.flatMap((shape) =>
      shape.kind === 'rect' && shape.look === 'fill2' ? [shape.y] : [],
    );
    expect([loss.at(-1)]).toEqual(zero);
  });

  test('a year without accounts is said below the picture', () => {
    const [markup = ''] = markupOf(company, [accounts(2023), accounts(2025)]);
    expect(markup).toContain('Крестик — нет данных: 2024.');
  });
});
