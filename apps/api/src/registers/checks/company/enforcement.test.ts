import { expect, test } from 'vitest';
import type { CheckSources } from '../check-sources.ts';
import { companyEnforcementCheck } from './enforcement.ts';

test('the debts of a company that is in no register are reported as unchecked, not as absent', async () => {
  const sources = {
    egrul: { find: async () => ({ kind: 'nothing_found', source: 'ЕГРЮЛ', sourceDate: null }) },
  } as unknown as CheckSources;
  const company = { ownersData: [{ inn: '7707083893' }] };
  const { signal } = new AbortController();
  expect(await companyEnforcementCheck.ask(sources, company, null, signal)).toMatchObject({
    kind: 'unavailable',
    retryable: false,
    words: expect.stringContaining('нет в реестре'),
  });
});
