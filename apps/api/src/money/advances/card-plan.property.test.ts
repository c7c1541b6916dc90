import { kopecks } from '@proverka/validation/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planCards } from './card-plan.domain.ts';

const sums = fc.integer({ min: 0, max: 100_000 }).map(kopecks);
const sources = fc.array(fc.record({ id: fc.uuid(), left: sums }), { maxLength: 6 });

test('an advance is taken from the newest top-ups first, never more than each has, and the rest is named', () => {
  fc.assert(
    fc.property(sums, sources, (sum, all) => {
      const { parts, rest } = planCards(sum, all);
      expect(parts.reduce((total, { amount }) => total + amount, 0) + rest).toBe(sum);
      for (const { source, amount } of parts) expect(amount).toBeLessThanOrEqual(source.left);
      const emptied = parts.slice(0, -1);
      for (const { source, amount } of emptied) expect(amount).toBe(source.left);
      if (rest > 0)
        expect(parts.reduce((total, { amount }) => total + amount, 0)).toBe(
          all.reduce((total, { left }) => total + left, 0),
        );
    }),
  );
});
