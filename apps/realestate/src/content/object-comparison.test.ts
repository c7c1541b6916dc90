import { declaredProducts } from '@proverka/catalogue/declared-products';
import { expect, test } from 'vitest';
import { comparedReports } from './object-comparison.ts';

test.each(Object.entries(comparedReports))(
  'the comparison says of %s what the report holds',
  (name, report) => {
    const product = declaredProducts.find((one) => one.brand === 'real-estate' && one.name === name);
    expect({
      hasRights: product?.tasks.includes('egrn_object'),
      hasHistory: product?.tasks.includes('egrn_right_list'),
      ownerSources: product?.ownerTasks.length,
    }).toEqual({
      hasRights: report.hasRights,
      hasHistory: report.hasHistory,
      ownerSources: report.ownerSources,
    });
  },
);
