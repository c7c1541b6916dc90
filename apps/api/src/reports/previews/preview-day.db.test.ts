import type { Preview } from '@proverka/contract/preview';
import { expect, test } from 'vitest';
import { processingConsent } from '../../../test/consents.ts';
import { fakeCheckSources, pyotr } from '../../../test/fake-check-sources.ts';
import { PERSON_CHECK } from '../../../test/wholesale.ts';
import { createTestWorld } from '../../../test/world.ts';

const DAY_MS = 86_400_000;
const nothing = { kind: 'nothing_found', source: 'Банк данных', sourceDate: null } as const;

test('an answer without a day of its own is of the day in Moscow', async () => {
  const { all } = fakeCheckSources();
  const checkSources = { ...all, fssp: { ...all.fssp, person: async () => nothing } };
  const world = await createTestWorld({ replace: { checkSources } });
  const moment = world.clock.now().getTime();
  const lateEvening = Math.ceil(moment / DAY_MS) * DAY_MS - 3600_000;
  world.clock.advance(lateEvening > moment ? lateEvening - moment : lateEvening + DAY_MS - moment);
  const payload = { product_name: 'CheckFssp', subject: pyotr, consent: processingConsent };
  const opened = await world.api.inject({ method: 'POST', url: '/preview', headers: PERSON_CHECK, payload });
  await world.jobs.runDue();
  const { tasks } = (
    await world.api.inject({ url: `/preview/${opened.json<{ id: string }>().id}` })
  ).json<Preview>();
  const tomorrow = new Date(world.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  expect(tasks).toMatchObject([{ state: 'nothing_found', source_date: tomorrow }]);
});
