import { expect, test } from 'vitest';
import { selectSteps } from './select-steps.ts';

const steps = [{ id: 'types' }, { id: 'lint' }, { id: 'format' }];
const idsOf = (...args: string[]) => selectSteps(steps, args).map(({ id }) => id);

test('every check step runs when none is named', () => {
  expect(idsOf()).toEqual(['types', 'lint', 'format']);
});

test('named check steps run alone and in their usual order', () => {
  expect(idsOf('--only=format,types')).toEqual(['types', 'format']);
  expect(idsOf('--only=lint', '--only=types')).toEqual(['types', 'lint']);
});

test('an unknown check step is an error that lists the steps', () => {
  expect(() => idsOf('--only=tests')).toThrow('Unknown step "tests". Steps: types, lint, format.');
  expect(() => idsOf('--only=')).toThrow('Unknown step ""');
});

test('a check step named without --only is an error, so that no run passes with nothing checked', () => {
  expect(() => idsOf('lint')).toThrow('Unknown argument lint. Name steps with --only=types,…');
});
