import type { Point } from './geometry.domain.ts';
import type { RealtyObject } from './object.ts';

/**
 * Parcels whose outlines are hard to draw, on ул. Маяковского. They are found by number and on the map, in no search: the tests of
 * the register know how many objects it has.
 */
export const mapCases: readonly RealtyObject[] = [
  land(31, 'land-many-parts', 4200, {
    outlines: [[box(0, 0, 50, 40)], [box(70, 10, 30, 40)], [box(10, -90, 40, 25)]],
  }),
  land(32, 'land-with-hole', 2100, { outlines: [[box(0, 0, 50, 50), box(15, 15, 20, 20)]] }),
  land(33, 'land-shore', 18_000, { outlines: [[shore(1200, 75)]] }),
  land(34, 'land-exchanged-axes', 800, { mapFault: 'exchanged-axes' }),
  land(35, 'land-no-outline', 900, { mapFault: 'no-outline' }),
  land(36, 'land-other-area', 3000, { outlines: [[box(0, 0, 40, 30)]] }),
  land(37, 'land-forest', 240_000_000, { outlines: [[box(0, 0, 20_000, 12_000)]] }),
];

function land(serial: number, scenario: string, area: number, more: Partial<RealtyObject>): RealtyObject {
  return {
    number: `78:31:0099001:${serial}`,
    kind: 'land',
    use: 'land-garden',
    address: {
      postcode: '191014',
      district: 'Центральный',
      street: 'Маяковского',
      streetType: 'ул',
      house: String(200 + serial),
    },
    area,
    level: null,
    cost: area * 5000,
    status: 'registered',
    registered: '2014-03-11',
    // Apart from one another and from the street's houses.
    place: [30.34 + (serial - 31) * 0.006, 59.945],
    rights: [],
    encumbrances: [],
    scenario,
    ...more,
  };
}

function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

function shore(points: number, radius: number): Point[] {
  const ring = Array.from({ length: points }, (_, place): Point => {
    const angle = (2 * Math.PI * place) / points;
    const away = radius * (1 + 0.06 * Math.sin(5 * angle) + 0.004 * Math.sin(place * 12.9898));
    return [away * Math.cos(angle), away * Math.sin(angle)];
  });
  return [...ring, ...ring.slice(0, 1)];
}
