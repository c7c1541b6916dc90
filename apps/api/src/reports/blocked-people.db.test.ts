import type { PlacedOrder } from '@proverka/contract/order';
import { describe, expect, test } from 'vitest';
import { block } from '../../test/blocked-person.ts';
import { buyerOfChecks } from '../../test/buyer-of-checks.ts';
import { CHECK_AUTO_OWNER, atFizcheck, buyCheck, checkOf } from '../../test/checks.ts';
import { processingConsent } from '../../test/consents.ts';
import { order } from '../../test/orders.ts';
import { ivan, pyotr } from '../../test/fake-check-sources.ts';
import { readReport } from '../../test/reports.ts';
import { PERSON_CHECK } from '../../test/wholesale.ts';
import { BLOCKED } from '#registers/subject-blocks.ts';

const at = buyerOfChecks({ paid: 100_000 });

const pdfOf = (itemId: string) => at.buyer.request({ url: `/report/${itemId}/pdf` });
const preview = (subject: object) =>
  at.world.api.inject({
    method: 'POST',
    url: '/preview',
    headers: PERSON_CHECK,
    payload: { product_name: 'CheckPerson', subject, consent: processingConsent },
  });

describe('a person whose data is blocked', () => {
  test('is not shown in a report or on its paper until the block ends', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    await at.world.jobs.runDue();
    const before = await readReport(at.buyer, itemId);
    const end = await block(at.world, { ...ivan, last_name: ivan.last_name.toUpperCase() });
    const hidden = await readReport(at.buyer, itemId);
    expect(hidden.tasks.map(({ reason }) => reason)).toEqual(before.tasks.map(() => BLOCKED));
    expect(new Set(hidden.findings.map(({ level }) => level))).toEqual(new Set(['unchecked']));
    expect(hidden).toMatchObject({
      has_pdf: false,
      subject: { display_name: BLOCKED, data: {} },
    });
    for (const known of [ivan.first_name, ivan.middle_name, ivan.birth_date]) {
      expect(JSON.stringify(hidden)).not.toContain(known);
    }
    expect((await pdfOf(itemId)).statusCode).toBe(404);
    await end();
    expect(await readReport(at.buyer, itemId)).toEqual(before);
  });

  test('is not named by a report that waits for payment', async () => {
    const { use_account_balance: _balance, ...byCard } = checkOf(CHECK_AUTO_OWNER, { ownersData: [ivan] });
    const placed = await order(at.buyer, byCard, undefined, atFizcheck);
    const itemId = placed.json<PlacedOrder>().order_items[0]?.order_item_id ?? '';
    const before = await readReport(at.buyer, itemId);
    expect(before).toMatchObject({ status: 'created', subject: { data: ivan } });
    const end = await block(at.world, ivan);
    expect(await readReport(at.buyer, itemId)).toEqual({
      ...before,
      object_address: BLOCKED,
      subject: { kind: 'person', display_name: BLOCKED, data: {} },
    });
    await end();
    expect(await readReport(at.buyer, itemId)).toEqual(before);
  });

  test('does not hide anybody else', async () => {
    const end = await block(at.world, ivan);
    const itemId = await buyCheck(at.world, at.buyer, pyotr);
    await at.world.jobs.runDue();
    expect((await readReport(at.buyer, itemId)).has_pdf).toBe(true);
    await end();
  });

  test('has no previews, neither an open one nor a new one', async () => {
    const { id } = (await preview(ivan)).json<{ id: string }>();
    const end = await block(at.world, ivan);
    expect((await at.world.api.inject({ url: `/preview/${id}` })).json()).toMatchObject({ detail: BLOCKED });
    expect((await preview(ivan)).json()).toMatchObject({ code: 'subject_invalid', detail: BLOCKED });
    await end();
    expect((await at.world.api.inject({ url: `/preview/${id}` })).statusCode).toBe(200);
  });
});
