import { isCreditHistory } from '@proverka/catalogue/credit-history';
import { declaredProducts } from '@proverka/catalogue/declared-products';
import type { SubjectData } from '@proverka/contract/subject';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkTypes } from '#registers/checks.ts';
import type { CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { priceOf } from '#catalogue/pricing.domain.ts';
import { extractTaskTypes, sellerExtractTask, valuationTask } from '#registers/task-type.ts';
import { clean, createCheckWorld, creditGood, statusesOf } from './check-world.ts';
import type { CheckWorld } from './check-world.ts';

let world: CheckWorld;
beforeAll(async () => {
  world = await createCheckWorld();
});

const fitting = ({ subject, name }: CatalogueProduct): SubjectData => {
  if (subject === 'car') return { vin: 'X0T00000000000001' };
  if (subject === 'company') return { inn: '0010001194' };
  return isCreditHistory(name) ? creditGood : clean;
};

describe('products on sale', () => {
  const offered = declaredProducts
    .filter(({ isInstant }) => !isInstant)
    .map(({ brand, name, priceRub }) => [brand, name, priceRub] as const);

  test.each(offered)('the brand %s sells %s for %d rubles', (brand, name, priceRub) => {
    expect(priceOf(world.productOf(name, brand)).total).toBe(priceRub * 100);
  });

  test('consists of questions that can be put', () => {
    const known = new Set([...checkTypes, ...extractTaskTypes, sellerExtractTask, valuationTask]);
    for (const { tasks, ownerTasks } of world.products) {
      expect([...tasks, ...ownerTasks].filter((type) => !known.has(type))).toEqual([]);
    }
  });

  test('is what the files declare, nothing else', () => {
    const names = new Set(offered.map(([brand, name]) => `${brand} ${name}`));
    expect(world.products.filter(({ brand, name }) => !names.has(`${brand} ${name}`))).toEqual([]);
  });

  // A valuation states a value and no findings, and needs a trained model: `valuation.db.test.ts` buys it.
  test.each(offered.filter(([, name]) => name !== 'CostAssessment'))(
    'on %s the product %s is delivered with a verdict, and every statement names its source',
    async (brand, name) => {
      const product = world.productOf(name, brand);
      const report = await world.buyReport(product, fitting(product));
      expect(report.status).toBe('done');
      expect(Object.values(statusesOf(report))).not.toContain('unavailable');
      expect(report.tasks).toHaveLength(product.tasks.length + product.ownerTasks.length);
      expect(report.verdict?.sentence).toMatch(/\S/);
      expect(report.findings.length).toBeGreaterThan(0);
      for (const finding of report.findings) expect(finding.source).not.toBe('');
      // The sample flat has a mortgage; the registers know nothing negative about the other subjects.
      if (product.subject !== 'object') {
        expect(new Set(report.findings.map(({ level }) => level))).toEqual(new Set(['clear']));
      }
      expect(report.has_pdf).toBe(true);
    },
  );
});
