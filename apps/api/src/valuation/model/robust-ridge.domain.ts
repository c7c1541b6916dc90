import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import type { Term } from './design.domain.ts';

/** One observation: its terms, by the places of their coefficients, what was seen, and how much it counts. */
export interface Observed {
  readonly at: Int32Array;
  readonly values: Float64Array;
}

/** Gives every term that occurs a place of its own; place 0 is the constant. */
export function createPlaces(): {
  readonly place: Map<string, number>;
  readonly observe: (terms: readonly Term[]) => Observed;
} {
  const place = new Map<string, number>([['constant', 0]]);
  return {
    place,
    observe(terms) {
      const at = Int32Array.from([{ name: 'constant' }, ...terms], ({ name }) => {
        const known = place.get(name);
        if (known !== undefined) return known;
        place.set(name, place.size);
        return place.size - 1;
      });
      return { at, values: Float64Array.from([1, ...terms.map(({ value }) => value)]) };
    },
  };
}

/** Draws coefficients of rare terms to nought; those of hundreds of observations hardly notice. */
const RIDGE = 0.5;

/** The constant is held by a hair, so that it can be told from groups that every observation has one of. */
const ridgeOf = (place: number): number => (place === 0 ? 1e-6 : RIDGE);

/** Weighted least squares with a ridge; the constant is not drawn to nought. `targets` and `weights` by observation. */
export function solveRidge(
  observed: readonly Observed[],
  size: number,
  targets: Float64Array,
  weights: Float64Array,
): Float64Array {
  const normal = new Float64Array(size * size);
  const right = new Float64Array(size);
  observed.forEach(({ at, values }, row) => {
    const weight = weights[row] ?? 0;
    const target = targets[row] ?? 0;
    for (let first = 0; first < at.length; first += 1) {
      const one = at[first] ?? 0;
      const share = weight * (values[first] ?? 0);
      right[one] = (right[one] ?? 0) + share * target;
      // The lower half: the same products in another order would differ in their last digit.
      for (let second = 0; second < at.length; second += 1) {
        const other = at[second] ?? 0;
        if (other > one) continue;
        const cell = one * size + other;
        normal[cell] = (normal[cell] ?? 0) + share * (values[second] ?? 0);
      }
    }
  });
  const matrix = Matrix.zeros(size, size);
  for (let one = 0; one < size; one += 1) {
    for (let other = 0; other <= one; other += 1) {
      const sum = (normal[one * size + other] ?? 0) + (one === other ? ridgeOf(one) : 0);
      matrix.set(one, other, sum);
      matrix.set(other, one, sum);
    }
  }
  const solved = new CholeskyDecomposition(matrix).solve(Matrix.columnVector(right));
  return Float64Array.from(solved.to1DArray());
}

export const predicted = ({ at, values }: Observed, coefficients: Float64Array): number => {
  let sum = 0;
  for (let one = 0; one < at.length; one += 1) sum += (coefficients[at[one] ?? 0] ?? 0) * (values[one] ?? 0);
  return sum;
};

/** Huber's bound: what lies within it counts wholly, what lies beyond counts as if it lay on it. */
const HUBER = 1.345;

/** The weight of a residual that is `scale` wide as a rule. */
export const huberWeight = (residual: number, scale: number): number =>
  Math.min(1, (HUBER * scale) / Math.max(Math.abs(residual), 1e-9));
