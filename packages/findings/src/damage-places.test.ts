import { describe, expect, test } from 'vitest';
import { placeOnScheme, readDamage, vehicles, zonesOf } from './damage-places.ts';
import { schemes, schemeWidth } from './damage-shapes.ts';

/** The middle of a shape, from the numbers of its path: absolute points, or a corner and two sides of a rectangle. */
function middleOf(path: string): { x: number; y: number } {
  const box = /^M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/u.exec(path)?.slice(1).map(Number);
  if (box !== undefined) {
    const [x = 0, y = 0, width = 0, height = 0] = box;
    return { x: x + width / 2, y: y + height / 2 };
  }
  const points = [...path.matchAll(/([\d.]+) ([\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(points.map(([x]) => x)), y: between(points.map(([, y]) => y)) };
}

/** Half way from the front to the rear. */
const HALF = 177;

function expectWhereItIsSaid(place: string, { x, y }: { x: number; y: number }): void {
  if (/лев/u.test(place)) expect(x).toBeLessThan(schemeWidth / 2);
  else if (/прав/u.test(place)) expect(x).toBeGreaterThan(schemeWidth / 2);
  else expect(x).toBeCloseTo(schemeWidth / 2);
  if (/^перед|спереди/u.test(place)) expect(y).toBeLessThan(HALF);
  if (/^зад|сзади/u.test(place)) expect(y).toBeGreaterThan(HALF);
  if (place === 'днище') expect(y).toBeGreaterThan(340);
}

describe('places of damage', () => {
  const all = vehicles.flatMap((vehicle) => zonesOf(vehicle).map((zone) => ({ vehicle, zone })));

  test.each(all)('the zone $zone of $vehicle is drawn where its words say', ({ vehicle, zone }) => {
    const { place } = readDamage(`1${zone}`);
    expect(place).toMatch(/^[а-яё]{4}/u);
    expectWhereItIsSaid(place, middleOf(schemes[vehicle].zones[zone] ?? ''));
    expect(placeOnScheme(`2${zone}`)).toEqual({ vehicle, zones: [zone] });
    expect(readDamage(`2${zone}`).place).toBe(place);
  });

  test.each(vehicles)('no two places of %s are called the same', (vehicle) => {
    const places = zonesOf(vehicle).map((zone) => readDamage(`1${zone}`).place);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'])(
    'the old place %s is drawn where its words say',
    (code) => {
      const { place, degree } = readDamage(code);
      const { vehicle, zones } = placeOnScheme(code) ?? { vehicle: 'car', zones: [] };
      expect([vehicle, degree]).toEqual(['car', null]);
      expect(zones.length).toBeGreaterThan(0);
      for (const zone of zones) expectWhereItIsSaid(place, middleOf(schemes.car.zones[zone] ?? ''));
    },
  );

  test.each([
    ['11', 'полная деформация кузова'],
    ['12', 'смещение двигателя'],
    ['13', 'смещение переднего моста'],
    ['14', 'смещение заднего моста'],
    ['15', 'возгорание'],
    ['20', 'повреждение места, где нанесён VIN'],
  ])('the old code %s is «%s»', (code, place) => {
    expect(readDamage(code)).toEqual({ code, place, degree: null });
    expect(placeOnScheme(code)?.zones.length).toBe(code === '11' ? zonesOf('car').length : undefined);
  });
});
