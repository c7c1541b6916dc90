import type { Finding } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { isDisputed } from './is-disputed.ts';

const finding: Finding = {
  level: 'danger',
  code: 'a',
  title: 'А',
  text: 'Б.',
  source: 'В',
  source_date: null,
};

test('a finding is disputed while its dispute waits and after it was answered', () => {
  expect(isDisputed(finding)).toBe(false);
  expect(isDisputed({ ...finding, disputed_at: '2026-01-01T00:00:00Z' })).toBe(true);
  expect(isDisputed({ ...finding, dispute_answers: [] })).toBe(true);
});
