import { expect, test } from 'vitest';
import { callFindings, callsPage } from './calls-page.ts';
import { findCallsIn } from './find-calls.ts';

const find = findCallsIn([
  {
    path: 'packages/contract/src/case.ts',
    text: "export const e = { 'GET /case/{id}': {}, 'POST /case': {} }",
  },
  {
    path: 'packages/api-client/src/cases.ts',
    text: "export const caseQuery = (api) => api.call('GET /case/{id}');\nexport const other = 1;",
  },
  { path: 'apps/account/src/case.tsx', text: 'useQuery(caseQuery(api))' },
  { path: 'apps/account/src/case.stories.tsx', text: "api.call('POST /case')" },
  { path: 'apps/account/src/case.test.tsx', text: 'http.get(`${url}/case/${id}`)' },
  { path: 'apps/api/src/case.db.test.ts', text: "request({ method: 'POST', url: '/cases' })" },
]);
const call = (words: string, noScreen?: string) => ({
  words,
  answeredBy: [words],
  ...(noScreen !== undefined && { noScreen }),
});
const findings = (...calls: ReturnType<typeof call>[]) => callFindings([{ area: 'Cases', calls }], find);

test('a call is made by whatever uses a query that names it, and tried by tests of its path', () => {
  expect(find('GET /case/{id}')).toEqual({
    contract: 'packages/contract/src/case.ts',
    screens: ['apps/account/src/case.tsx'],
    tests: ['apps/account/src/case.test.tsx'],
  });
});

test('a call that is missing somewhere is named with what it lacks', () => {
  expect(findings(call('GET /case/{id}'))).toEqual([]);
  expect(findings(call('POST /case'))).toEqual([
    'POST /case is made by no screen',
    'POST /case is tried by no test',
  ]);
  expect(findings(call('PUT /case'))[0]).toBe('PUT /case is not in the contract');
});

test('a reason why no screen makes a call must be true', () => {
  expect(findings(call('POST /case', 'for programs'))).toEqual(['POST /case is tried by no test']);
  expect(findings(call('GET /case/{id}', 'for programs'))).toEqual([
    'GET /case/{id} is said to be made by no screen, but is',
  ]);
});

test('the page says what is not built yet', () => {
  const later = [{ words: 'POST /poll', comesWith: 'the poll' }];
  const page = callsPage([{ area: 'Cases', calls: [call('GET /case/{id}')], later }], find);
  expect(page).toContain('[case.tsx](../apps/account/src/case.tsx)');
  expect(page).toContain('- Not built yet: `POST /poll`, comes with the poll.');
});
