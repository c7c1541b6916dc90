import { expect, test } from 'vitest';
import { simulate } from '../../../bench/retention/simulate.ts';
import { createReportWorld } from '../../../test/reports.ts';

test('in five years nothing of a hundred subjects is destroyed early or late, and every act is whole', async () => {
  const { deps, owner } = await createReportWorld();
  let now = new Date();
  const { mistakes, figures } = await simulate({
    deps: { ...deps, now: () => now },
    owner,
    subjects: 120,
    seed: 152,
    step: 9,
    setClock: (moment) => {
      now = moment;
    },
  });
  expect({ mistakes, figures }).toMatchObject({ mistakes: [] });
}, 120_000);
