import { isTaskSource, sourceNames } from '@proverka/contract/desk-sources';
import { expect, test } from 'vitest';
import { taskTypesOf } from './source-of-task.ts';

test('the sources whose questions can wait for the staff are those that tasks ask', () => {
  expect(sourceNames.filter((source) => taskTypesOf(source).length > 0)).toEqual(
    sourceNames.filter(isTaskSource),
  );
});
