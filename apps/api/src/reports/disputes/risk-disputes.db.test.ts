import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { expect, test } from 'vitest';
import { answer, dispute } from '../../../test/disputes.ts';
import { readReport } from '../../../test/reports.ts';
import { buyerOfRisk } from '../../../test/risk.ts';

const risk = buyerOfRisk();

const ownerFindings = ({ tasks }: RiskReportV2) =>
  tasks
    .filter(({ owner_id }) => owner_id !== null)
    .flatMap(({ task_result: result }) => result?.findings ?? []);

test('a finding about one owner of a full check is disputed and corrected without touching the other', async () => {
  const { world, buyer } = risk.at;
  const itemId = await risk.buyDelivered();
  const before = await risk.open(itemId);
  const [chosen] = ownerFindings(before);
  const same = ownerFindings(before).filter(({ code }) => code === chosen?.code);
  expect(same.length).toBeGreaterThan(1);
  const { dispute_id: id } = (await dispute(buyer, itemId, chosen?.key)).json();
  expect(ownerFindings(await risk.open(itemId)).filter(({ disputed_at: at }) => at)).toMatchObject([
    { key: chosen?.key, owner_id: chosen?.owner_id },
  ]);
  const correction = { kind: 'changed', level: 'danger', title: 'Розыск', text: 'В розыске.' } as const;
  await answer(await world.signIn({ staff: 'admin' }), id, {
    outcome: 'corrected',
    text: 'Сверено.',
    correction,
  });
  const after = await risk.open(itemId);
  expect(ownerFindings(after).filter(({ title }) => title === 'Розыск')).toMatchObject([
    { owner_id: chosen?.owner_id, level: 'danger', dispute_answers: [{ reason: 'Сверено.' }] },
  ]);
  expect(after.global_data.verdict?.reasons).toContain(chosen?.code);
  expect((await readReport(buyer, itemId)).verdict).toEqual(after.global_data.verdict);
});

test('an owner corrected after a dispute is checked anew, and the old correction is not applied', async () => {
  const { world, buyer } = risk.at;
  const itemId = await risk.buyDelivered();
  const before = await risk.open(itemId);
  const [chosen] = ownerFindings(before);
  const { dispute_id: id } = (await dispute(buyer, itemId, chosen?.key)).json();
  const staff = await world.signIn({ staff: 'admin' });
  await answer(staff, id, { outcome: 'corrected', text: 'Сверено.', correction: { kind: 'withdrawn' } });
  const owner = before.owners.find(({ id: one }) => one === chosen?.owner_id);
  const data = { ...owner?.data, first_name: 'Илья' };
  await buyer.request({ method: 'PUT', url: '/risk/v2/owner', payload: { id: owner?.id, data } });
  await world.jobs.runAll('report.task');
  await world.jobs.runDue();
  const after = ownerFindings(await risk.open(itemId));
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter(({ dispute_answers: answers }) => answers)).toEqual([]);
});
