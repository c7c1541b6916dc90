import type { PartnerTariff } from '@proverka/contract/partner-tariff';
import { rubles } from '@proverka/validation/money';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/refusal-code.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { rewardOn } from '../partner-terms.domain.ts';
import { readPartnerTerms } from '../partner-terms.ts';

let world: TestWorld;
let admin: SignedInPerson;
let partner: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'accountant' });
  partner = await world.signIn();
});

const HOUR = 3_600_000;
const later = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR).toISOString();
const url = (path: string) => `/admin/partner/tariff/${path}`;
const add = (more: object = {}) =>
  admin.request({
    method: 'POST',
    url: url('add'),
    payload: { partnerID: partner.id, reward_percent: 70, min_top_up: 1000, reason: 'Договор', ...more },
  });
const list = async () =>
  (await admin.request({ url: url(`list_by_partner_id?partnerID=${partner.id}`) })).json<{
    partner_tariffs: PartnerTariff[];
  }>().partner_tariffs;
const rewardNow = async (topUp: number) =>
  rewardOn(rubles(topUp), await readPartnerTerms(world.db, partner.id, world.clock.now()));
const remove = (id: string | undefined) =>
  admin.request({
    method: 'DELETE',
    url: url(`remove?partner_tariff_id=${id}`),
    payload: { reason: 'Договор кончился' },
  });

test("a partner's tariff applies from its moment until the next one or its end, then the usual terms", async () => {
  expect(await rewardNow(5000)).toBe(rubles(2500));
  expect(await rewardNow(4999)).toBe(0);
  await add();
  await add({ reward_percent: 10, min_top_up: 0, starts_at: later(2) });
  expect(await rewardNow(1000)).toBe(rubles(700));
  expect((await list()).map(({ state }) => state)).toEqual(['coming', 'running']);
  const referral = await partner.request({ url: '/partner/referral' });
  expect(referral.json()).toMatchObject({ bonus_percent: 70, min_top_up: 1000 });

  world.clock.advance(3 * HOUR);
  admin = await world.signIn({ staff: 'accountant' });
  expect(await rewardNow(1000)).toBe(rubles(100));
  const [running, over] = await list();
  expect([running?.state, over?.state]).toEqual(['running', 'over']);
  expect((await remove(running?.partner_tariff_id)).json()).toEqual({ ok: true });
  expect(await rewardNow(5000)).toBe(rubles(2500));
  expect(codeOf(await remove(running?.partner_tariff_id))).toBe('partner_tariff_over');
});

test('only a tariff that has not begun is changed or taken back', async () => {
  const coming = (await add({ starts_at: later(5) })).json<{ partner_tariff: PartnerTariff }>()
    .partner_tariff;
  const terms = { reward_percent: 20, min_top_up: 500, starts_at: later(6), reason: 'Опечатка' };
  const change = (id: string) =>
    admin.request({ method: 'PUT', url: url('update'), payload: { partner_tariff_id: id, ...terms } });
  expect((await change(coming.partner_tariff_id)).json()).toMatchObject({
    partner_tariff: { reward_percent: 20, reason: 'Опечатка' },
  });
  const begun = (await add()).json<{ partner_tariff: PartnerTariff }>().partner_tariff;
  expect(codeOf(await change(begun.partner_tariff_id))).toBe('partner_tariff_begun');
  await remove(coming.partner_tariff_id);
  expect((await list()).map(({ partner_tariff_id: id }) => id)).not.toContain(coming.partner_tariff_id);
  expect(codeOf(await remove(coming.partner_tariff_id))).toBe('partner_tariff_not_found');
});

test.each([
  ['of yesterday', () => ({ starts_at: later(-24) }), 'price_in_past'],
  ['above a hundred per cent', () => ({ reward_percent: 101 }), 'invalid_request'],
  ['below zero', () => ({ min_top_up: -1 }), 'invalid_request'],
  ['of nobody', () => ({ partnerID: '0192f0c1-0000-7000-8000-0000000000ff' }), 'person_not_found'],
])("a partner's tariff %s is refused", async (_what, more, code) => {
  expect(codeOf(await add(more()))).toBe(code);
});

test('two tariffs of one moment: one is refused', async () => {
  const starts_at = later(48);
  const answers = await Promise.all([add({ starts_at }), add({ starts_at })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(answers.map(codeOf)).toContain('partner_tariff_moment_taken');
});
