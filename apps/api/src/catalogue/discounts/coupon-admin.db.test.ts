import { describe, expect, test } from 'vitest';
import { itemWith, buyItems, startCoupons } from '../../../test/coupons.ts';
import { codeOf } from '../../../test/refusal-code.ts';

const { at, input, save, coupon } = startCoupons();

describe('coupons in the back office', () => {
  test.each([
    ['three decimals', { amount: 10.001 }, 'amount'],
    ['less than nothing', { amount: -1 }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a huge amount', { amount: 1e15 }, 'amount'],
    ['an amount and a percentage', { percent: 5 }, 'amount'],
    ['more than everything', { amount: null, percent: 101 }, 'percent'],
    ['a campaign for one', { kind: 'campaign', max_uses: 1 }, 'max_uses'],
  ])('a coupon with %s is refused', async (_what, more, field) => {
    const answer = await save({ ...input(), ...more });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } });
  });

  test('coupons are managed by administrators only', async () => {
    const person = await at.world.signIn();
    const { id } = await coupon();
    const answers = await Promise.all([
      save(input(), person),
      person.request({ url: '/admin/coupons' }),
      person.request({ url: `/admin/coupon/${id}` }),
      person.request({ method: 'PUT', url: `/admin/coupon/${id}`, payload: input() }),
      person.request({ method: 'DELETE', url: `/admin/coupon/${id}`, payload: { reason: 'Образец' } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });

  test('a coupon is changed and removed; a used one is switched off and kept', async () => {
    const [{ id, code }, unused] = [await coupon(), await coupon()];
    expect(codeOf(await save(input({ code: code?.toUpperCase() ?? '' })))).toBe('coupon_exists');
    const change = {
      method: 'PUT',
      url: `/admin/coupon/${id}`,
      payload: input({ code, amount: 49.5 }),
    } as const;
    expect((await at.admin.request(change)).json()).toMatchObject({ discount: { amount: 49.5 } });
    const person = await at.world.signIn({ paid: 50_000 });
    expect((await buyItems(person, [itemWith({ coupon_id: id })])).json()).toMatchObject({
      total_amount: 449.5,
    });
    for (const one of [id, unused.id]) {
      const payload = { reason: 'Закончился' };
      const removal = { method: 'DELETE', url: `/admin/coupon/${one}`, payload } as const;
      expect((await at.admin.request(removal)).statusCode).toBe(200);
    }
    expect((await at.admin.request({ url: `/admin/coupon/${id}` })).json()).toMatchObject({
      discount: { enabled: false, uses: 1 },
    });
    expect(codeOf(await at.admin.request({ url: `/admin/coupon/${unused.id}` }))).toBe('coupon_not_found');
  });

  test('a coupon for a person who does not exist is refused, new or changed', async () => {
    const { id } = await coupon();
    const payload = input({ person_id: '0192f0c1-0000-7000-8000-0000000000ff' });
    const change = at.admin.request({ method: 'PUT', url: `/admin/coupon/${id}`, payload });
    const codes = (await Promise.all([save(payload), change])).map(codeOf);
    expect(codes).toEqual(['person_not_found', 'person_not_found']);
  });

  test('coupons are listed twenty a page, the newest first', async () => {
    const { id } = await coupon({ kind: 'promocode' });
    const page = (await at.admin.request({ url: '/admin/coupons?kind=promocode' })).json();
    expect(page.discounts[0]).toMatchObject({ id, kind: 'promocode' });
    expect(page.total).toBe(1);
  });
});
