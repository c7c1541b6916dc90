import { describe, expect, test } from 'vitest';
import { placeOnScheme, readDamage, vehicles, zonesOf } from './damage-places.ts';
import { schemes } from './damage-shapes.ts';
import { pictureDamage } from './draw-damage.ts';

const picture = (...codes: string[]) => pictureDamage(codes.map(readDamage));
const marked = (...codes: string[]) =>
  picture(...codes).drawings.map(({ vehicle, zones }) => [
    vehicle,
    Object.fromEntries(zones.flatMap(({ zone, mark }) => (mark === null ? [] : [[zone, mark]]))),
  ]);

describe('codes of damaged places', () => {
  test.each([
    ['02', 'правая часть спереди', null],
    ['4', 'задняя часть справа', null],
    [' 09 ', 'крыша', null],
    ['15', 'возгорание', null],
    ['110', 'переднее правое крыло', 'surface'],
    ['210', 'переднее правое крыло', 'shape'],
    ['124', 'багажник, заднее стекло', 'surface'],
    ['232', 'правая сторона посередине', 'shape'],
    ['154', 'сиденье, двигатель, бензобак справа', 'surface'],
    ['279', 'крыша фургона', 'shape'],
    ['197', 'передний левый угол', 'surface'],
  ] as const)('«%s» is «%s», %s', (code, place, degree) => {
    expect(readDamage(code)).toEqual({ code: code.trim().padStart(2, '0'), place, degree });
  });

  test.each(['777', '310', '126', '16', '00', '1100', 'toString', 'левый бок', ''])(
    'an unknown «%s» is kept as a place that is not known',
    (code) => {
      const damage = readDamage(code);
      expect(damage.degree).toBeNull();
      expect(damage.place).toBe(`место с кодом ${damage.code}: его нет в известной схеме`);
      expect(placeOnScheme(damage.code)).toBeNull();
    },
  );
});

describe('drawings of damage', () => {
  test.each(vehicles)('the scheme of %s has a shape for each of its zones and no other', (vehicle) => {
    expect(Object.keys(schemes[vehicle].zones).toSorted()).toEqual(zonesOf(vehicle).toSorted());
    const paths = Object.values(schemes[vehicle].zones);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^M[\d\sMLCZhvz.-]+z?$/iu);
  });

  test('places of both sides are mirror images', () => {
    const { zones } = schemes.car;
    expect(zones['19']).toContain('M34 58');
    expect(zones['10']).toContain('M166 58');
  });

  test('a place told with two degrees is listed once, with the graver', () => {
    expect(picture('110', '111', '210').groups.map(({ mark, places }) => [mark, places])).toEqual([
      ['shape', ['переднее правое крыло']],
      ['surface', [readDamage('111').place]],
    ]);
  });

  test('each place is marked in its zone, by its degree', () => {
    expect(marked('110', '223')).toEqual([['car', { '10': 'surface', '23': 'shape' }]]);
    expect(marked('02')).toEqual([['car', { '10': 'plain', '11': 'plain' }]]);
    expect(marked('139')).toEqual([['bus', { '39': 'surface' }]]);
  });

  test('a deformed body is marked everywhere', () => {
    const [[, zones] = []] = marked('11');
    expect(Object.keys(zones ?? {}).toSorted()).toEqual(zonesOf('car').toSorted());
  });

  test('a zone named twice is marked as the graver', () => {
    expect(marked('110', '210')).toEqual([['car', { '10': 'shape' }]]);
    expect(marked('110', '02')).toEqual([['car', { '10': 'plain', '11': 'plain' }]]);
    expect(marked('02', '211')).toEqual([['car', { '10': 'plain', '11': 'shape' }]]);
  });

  test('codes of two kinds of vehicle are drawn apart', () => {
    expect(marked('160', '110').map(([vehicle]) => vehicle)).toEqual(['car', 'truck']);
  });

  test('all places are told in words, the gravest first, and none is dropped', () => {
    expect(picture('110', '02', '224', '15', '777', '110').groups).toEqual([
      {
        mark: 'shape',
        title: 'Изменена форма: вмятины, разрывы, перекосы',
        places: ['багажник, заднее стекло'],
      },
      {
        mark: 'plain',
        title: 'Повреждённые места',
        places: [
          'правая часть спереди',
          'возгорание (на схеме не показано)',
          'место с кодом 777: его нет в известной схеме (на схеме не показано)',
        ],
      },
      {
        mark: 'surface',
        title: 'Форма цела: царапины, сколы, стёкла, фары, колёса',
        places: ['переднее правое крыло'],
      },
    ]);
  });

  test('what is drawn is also said', () => {
    expect(picture('02', '02', '110', '12').drawings.map(({ alt }) => alt)).toEqual([
      'Легковой автомобиль, вид сверху, перед вверху. Отмечено: правая часть спереди; переднее правое крыло.',
    ]);
  });

  test.each([
    ['110', 'Легковой автомобиль'],
    ['130', 'Автобус'],
    ['150', 'Мотоцикл'],
    ['160', 'Грузовой автомобиль'],
    ['190', 'Транспортное средство'],
  ])('the drawing of %s says what it is of: «%s»', (code, title) => {
    const [drawing] = picture(code).drawings;
    expect(drawing?.alt.startsWith(`${title}, вид сверху`)).toBe(true);
    // An arrow shows where the front is.
    expect(drawing?.lines).toContain('M92 14 L100 4 L108 14 Z');
  });

  test('without a place on a scheme there is no drawing', () => {
    expect(picture('777', '15').drawings).toEqual([]);
    expect(pictureDamage([])).toEqual({ drawings: [], groups: [] });
  });
});
