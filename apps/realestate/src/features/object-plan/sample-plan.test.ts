// @vitest-environment node
import { expect, test } from 'vitest';
import { demoObject } from '../../content/demo-object.ts';
import { pictureOf, planOf, sampleData } from './object-plan.fixtures.ts';

test.each(['wide', 'narrow'] as const)(
  'the %s picture of the sample is what the server would draw',
  async (width) => {
    await expect(pictureOf(sampleData, width)).toMatchFileSnapshot(`./sample-${width}.svg`);
  },
);

test('the sample says of its plan what the server would say', () => {
  expect(demoObject.object?.plan).toEqual(planOf(sampleData));
});
