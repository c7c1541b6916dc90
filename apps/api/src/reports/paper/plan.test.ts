import type { Contour } from '@proverka/contract/extract-object';
import { describe, expect, test } from 'vitest';
import { planOf } from './plan.domain.ts';

const accent = '#1f5a41';
const contour = (points: [x: number, y: number][], more: Partial<Contour> = {}): Contour => ({
  rings: [{ points: points.map(([x, y]) => ({ x, y })) }],
  ...more,
});
const square = contour([
  [500_000, 2_000_000],
  [500_100, 2_000_000],
  [500_100, 2_000_200],
  [500_000, 2_000_200],
  [500_000, 2_000_000],
]);

describe('plans', () => {
  test('a plan has north at the top and east on the right, with one scale for both', () => {
    const [plan] = planOf([square], [], accent);
    // 200 m to the east fill the width of 432 points, so 100 m to the north take 216.
    expect(plan?.svg).toContain('d="M4 220L4 4L436 4L436 220L4 220Z"');
  });

  test('a plan has a scale bar of a round length', () => {
    const [plan] = planOf([square], [], accent);
    expect(plan?.bar).toEqual({ title: '20 м', width: 43.2 });
  });

  test('a plan fills closed rings and leaves lines open', () => {
    const line = contour([
      [0, 0],
      [10, 10],
      [20, 0],
    ]);
    expect(planOf([line], [], accent)[0]?.svg).not.toMatch(/d="[^"]*Z/u);
  });

  test('a plan shows the parts of a plot inside it', () => {
    expect(planOf([square], [square], accent)[0]?.svg).toContain('stroke-dasharray');
  });

  test('a plan of a hundred thousand points keeps as many as paper can show', () => {
    const points = Array.from({ length: 100_000 }, (_, place): [number, number] => {
      const turn = (place / 100_000) * 2 * Math.PI;
      return [Math.sin(turn) * 1000, Math.cos(turn) * 1000];
    });
    const [plan] = planOf([contour(points)], [], accent);
    expect(plan?.svg.length).toBeLessThan(60_000);
    expect(plan?.caption).toContain('точек: 100000');
  });

  test('no plan is drawn from fewer than two points', () => {
    expect(planOf([], [], accent)).toEqual([]);
    expect(planOf([contour([[1, 1]])], [], accent)).toEqual([]);
    expect(
      planOf(
        [
          contour([
            [1, 1],
            [1, 1],
          ]),
        ],
        [],
        accent,
      ),
    ).toEqual([]);
  });

  test('a well is drawn as a circle from its centre and radius', () => {
    const well: Contour = { rings: [{ points: [{ x: 0, y: 0, radiusMetres: 2 }] }] };
    expect(planOf([well], [], accent)[0]?.svg).toContain('<circle');
  });
});
