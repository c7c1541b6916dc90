import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { finishedReport, orderItemId, reportOfPerson, startCheckReport } from './check-report-testing.tsx';

const { open } = startCheckReport();
const PRO = 'fizcheck-pro.localhost';
const ASK = 'Запросить заключение эксперта';

test('on the site for business a conclusion is asked for from a finished report, about that very report', async () => {
  await open(finishedReport(), PRO);
  expect(screen.getByRole('link', { name: ASK }).getAttribute('href')).toBe(
    `/fizcheck-expert/?report=${orderItemId}#own`,
  );
});

test.each([
  ['a report that is not finished', reportOfPerson({ status: 'running' }), PRO],
  [
    'a report that has a conclusion',
    finishedReport({
      expert_conclusion: {
        text: 'Можно.',
        author: 'person',
        author_name: 'Образцова Мария',
        written_date: '2026-11-21T09:00:00.000Z',
        is_being_corrected: false,
      },
    }),
    PRO,
  ],
  ['a report on another site', finishedReport(), 'fizcheck.localhost'],
])('%s offers no conclusion', async (_what, report, host) => {
  await open(report, host);
  expect(screen.queryByRole('link', { name: ASK })).toBeNull();
});
