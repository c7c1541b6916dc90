import { expect, test } from 'vitest';
import { paperChart } from '../paper/paper-chart.domain.ts';
import { drawSitePlan } from './draw-site-plan.domain.ts';
import { groundArea } from './ground.domain.ts';
import { frameOf, barOf, surroundingsOf } from './plan-frame.domain.ts';
import { readOutline } from './read-outline.domain.ts';
import { corner, garden, planObject, rectangle, ringOf, shore, stretch } from './site-plan.fixtures.ts';

const wide = { width: 720, height: 440 };
const phone = { width: 328, height: 328 };
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const textsOf = (data: typeof garden, size = wide): string[] =>
  (drawSitePlan(data, size).picture?.shapes ?? []).flatMap((shape) =>
    shape.kind === 'text' ? [plain(shape.text)] : [],
  );
const svgOf = (data: typeof garden, size = wide): string =>
  paperChart(drawSitePlan(data, size), 'План', { accent: '#14533f' }).svg ?? '';

test('a plan names the neighbours by the short numbers of cadastral plans and shows scale and north', () => {
  const texts = textsOf(garden);
  expect(texts).toEqual(expect.arrayContaining([':20', ':21', ':19', 'С', '20 м']));
});

test('a neighbour of another quarter has its whole number, where there is room for it', () => {
  expect(textsOf(garden)).toContain('78:31:0099002:7');
});

test('no two labels of a plan touch, on a phone neither', () => {
  for (const size of [wide, phone]) {
    const texts = (drawSitePlan(garden, size).picture?.shapes ?? []).flatMap((shape) =>
      shape.kind === 'text' && shape.look === 'mark' ? [shape] : [],
    );
    for (const [place, one] of texts.entries()) {
      for (const other of texts.slice(place + 1)) {
        const apart = (one.text.length + other.text.length) * 3.5;
        expect(Math.abs(one.y - other.y) >= 13 || Math.abs(one.x - other.x) >= apart).toBe(true);
      }
    }
  }
});

test('the area of an outline is that of the ground, not of the projection', () => {
  expect(groundArea([rectangle(0, 0, 25, 40)])).toBeCloseTo(1000, -1);
  const withHole = [[...rectangle(0, 0, 25, 40), ...rectangle(5, 5, 10, 10)]];
  expect(groundArea(withHole)).toBeCloseTo(900, -1);
});

test('the scale bar is as long as it says', () => {
  const frame = frameOf(garden.subject.polygons, wide);
  const bar = frame && barOf(frame);
  expect(bar?.metres).toBe(20);
  // The parcel is 25 metres wide in the same picture.
  const parcel = 25 * stretch * (frame?.scale ?? 0);
  expect((bar?.pixels ?? 0) / parcel).toBeCloseTo(20 / 25, 2);
});

test('a plan says in words what it shows and where each neighbour lies', () => {
  const { summary, table, notes } = drawSitePlan(garden, wide);
  expect(plain(summary)).toBe(
    'Земельный участок 78:31:0099001:20, север вверху. Площадь по контуру около 1 000 м², с запада на восток 25 м, с юга на север 40 м. Внутри границ: 1 здание. Граничит: 2 участка. Рядом: 1 участок.',
  );
  expect(table.rows.map((row) => row.map(plain))).toEqual([
    ['78:31:0099001:19', 'Земельный участок', 'граничит, к западу'],
    ['78:31:0099001:21', 'Земельный участок', 'граничит, к востоку'],
    ['78:31:0099001:1061', 'Здание', 'внутри границ'],
    ['78:31:0099002:7', 'Земельный участок', '12 м к югу'],
  ]);
  expect(notes).toEqual(['Контур с публичной кадастровой карты (НСПД): ориентир, а не межевой план.']);
});

test('a building is drawn on its parcel, which is not called a neighbour at its boundary', () => {
  const house = planObject('78:31:0099001:1061', 'building', rectangle(6, 15, 10, 12));
  const { summary, table } = drawSitePlan(
    {
      ...garden,
      subject: house,
      registeredArea: 300,
      neighbours: { kind: 'known', isCutOff: false, objects: [garden.subject] },
    },
    wide,
  );
  expect(table.rows).toEqual([['78:31:0099001:20', 'Земельный участок', 'вокруг объекта']]);
  expect(plain(summary)).toContain('Площадь застройки по контуру около 120 м²');
});

test('a pipe that crosses the parcel with no corner in it is not said to lie apart from it', () => {
  const pipe = planObject('78:31:0099001:2101', 'construction', rectangle(-200, 20, 400, 0.4));
  const { table } = drawSitePlan(
    { ...garden, neighbours: { kind: 'known', isCutOff: false, objects: [pipe] } },
    wide,
  );
  expect(table.rows[0]?.[2]).toMatch(/^граничит/u);
});

test('silence about the neighbours is said and is not taken for an empty neighbourhood', () => {
  const silent = drawSitePlan({ ...garden, neighbours: { kind: 'silent' } }, wide);
  expect(silent.notes).toContain('Соседние объекты не показаны: карта не ответила.');
  expect(silent.summary).not.toContain('Граничит');
  const empty = drawSitePlan(
    { ...garden, neighbours: { kind: 'known', objects: [], isCutOff: false } },
    wide,
  );
  expect(empty.notes).toContain('Других объектов рядом на карте нет.');
});

test('an area that differs from the register is pointed out, a rounded one is not', () => {
  expect(
    drawSitePlan({ ...garden, registeredArea: 1500 }, wide)
      .notes.map(plain)
      .join(' '),
  ).toContain('Площадь по контуру, около 1 000 м², не сходится с площадью по сведениям реестра, 1 500 м².');
  expect(drawSitePlan({ ...garden, registeredArea: 1050 }, wide).notes).toHaveLength(1);
});

test('a boundary of four thousand points is drawn from few of them and says so', () => {
  const data = {
    ...garden,
    subject: planObject('78:31:0099001:20', 'land', shore(4000, 80)),
    registeredArea: null,
  };
  const { notes } = drawSitePlan(data, wide);
  expect(plain(notes.join(' '))).toContain('У границы 4 000 точек: на рисунке она упрощена');
  expect(svgOf(data).length).toBeLessThan(12_000);
});

test('every part of a parcel of many parts is seen, however small it is', () => {
  const parts = [rectangle(0, 0, 300, 300), rectangle(4000, 0, 1, 1), rectangle(0, 4000, 200, 100)];
  const data = { ...garden, subject: planObject('78:31:0099001:20', 'land', ...parts), registeredArea: null };
  const { picture, notes } = drawSitePlan(data, phone);
  expect(notes).toContain('Контур состоит из частей: 3.');
  expect(picture?.shapes.filter(({ kind, look }) => kind === 'rect' && look === 'mine')).toHaveLength(1);
});

test('a neighbour that is larger than the picture is cut at its edge and keeps its label', () => {
  const forest = planObject('78:31:0099001:3', 'land', rectangle(-90_000, 40, 180_000, 90_000));
  const data = { ...garden, neighbours: { kind: 'known', isCutOff: false, objects: [forest] } } as const;
  expect(textsOf(data)).toContain(':3');
  const paths =
    svgOf(data)
      .match(/ d="[^"]+"/gu)
      ?.join(' ') ?? '';
  expect(Math.max(...(paths.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number))).toBeLessThan(wide.width + 10);
});

test('a hole stays a hole whichever way its points run', () => {
  const hole = rectangle(5, 5, 10, 10)[0] ?? [];
  for (const ring of [hole, hole.toReversed()]) {
    const subject = planObject('78:31:0099001:20', 'land', [...rectangle(0, 0, 25, 40), ring]);
    const { picture } = drawSitePlan({ ...garden, subject }, wide);
    const path = picture?.shapes.find(({ kind, look }) => kind === 'path' && look === 'mine');
    const rings = path?.kind === 'path' ? path.d.split('M').slice(1) : [];
    const areas = rings.map((d) => {
      const points = d
        .replace('Z', '')
        .split('L')
        .map((one) => one.split(' ').map(Number));
      return points.reduce((sum, [x = 0, y = 0], at) => {
        const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? [];
        return sum + x * nextY - nextX * y;
      }, 0);
    });
    expect(areas.map(Math.sign).toSorted((one, other) => one - other)).toEqual([-1, 1]);
  }
});

test('outlines that cannot be in Russia are no outlines', () => {
  const moved = (x: number, y: number) => [
    [rectangle(0, 0, 25, 40)[0]?.map(([a, b]) => [a + x, b + y]) ?? []],
  ];
  expect(readOutline(moved(0, 0)).kind).toBe('sound');
  // Exchanged axes, degrees instead of metres, the other side of the equator, no numbers at all.
  expect(readOutline([[ringOf([0, 0], [9, 0], [9, 9]).map(([a, b]) => [b, a])]]).kind).toBe('absurd');
  expect(
    readOutline([
      [
        [
          [30, 60],
          [31, 60],
          [31, 61],
          [30, 60],
        ],
      ],
    ]).kind,
  ).toBe('absurd');
  expect(readOutline(moved(0, -2 * corner[1])).kind).toBe('absurd');
  expect(
    readOutline([
      [
        [
          [Number.NaN, 1],
          [2, 2],
          [3, 3],
        ],
      ],
    ]).kind,
  ).toBe('absurd');
  expect(readOutline(moved(1e9, 0)).kind).toBe('absurd');
});

test('a line or a point that was closed is no outline', () => {
  expect(readOutline([[ringOf([0, 0], [10, 0])]]).kind).toBe('absurd');
  expect(readOutline([[ringOf([0, 0], [10, 0], [20, 0])]]).kind).toBe('absurd');
  expect(readOutline(null).kind).toBe('none');
  expect(readOutline([]).kind).toBe('none');
});

test('of an outline with an impossible part the other parts are drawn, and the missing one is counted', () => {
  const read = readOutline([
    rectangle(0, 0, 25, 40),
    [
      [
        [0, 0],
        [1, 1],
        [2, 0],
        [0, 0],
      ],
    ],
  ]);
  expect(read).toMatchObject({ kind: 'sound', partsLeftOut: 1 });
});

test('a ring that is not closed and says a point twice is read as the ring it means', () => {
  const [ring = []] = rectangle(0, 0, 25, 40);
  const sent = [...ring.slice(0, 2), ...ring.slice(1, 4)];
  expect(readOutline([[sent]])).toEqual({ kind: 'sound', polygons: [[ring]], partsLeftOut: 0 });
});

test('the map is not asked about what lies around a forest', () => {
  expect(surroundingsOf([rectangle(0, 0, 25, 40)])?.isAskable).toBe(true);
  expect(surroundingsOf([rectangle(0, 0, 9000, 4000)])?.isAskable).toBe(false);
});

test('a plan of sixty neighbours of many points takes at most 40 KB', () => {
  const objects = Array.from({ length: 90 }, (_, place) =>
    planObject(`78:31:0099001:${place + 100}`, 'land', [
      (shore(400, 14)[0] ?? []).map(
        ([x, y]) =>
          [x + ((place % 10) - 5) * 30 * stretch, y + (Math.floor(place / 10) - 4) * 30 * stretch] as const,
      ),
    ]),
  );
  const data = { ...garden, neighbours: { kind: 'known', isCutOff: true, objects } } as const;
  const svg = svgOf(data);
  expect(svg.length).toBeLessThan(40_000);
  expect(svg).not.toMatch(/NaN|Infinity/u);
  expect(plain(drawSitePlan(data, wide).notes.join(' '))).toContain('не показано: 30.');
});
