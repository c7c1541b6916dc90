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
    [
      'an end before its beginning',
      { starts_at: '2099-02-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' },
      'ends_at',
    ],
    ['no reason', { reason: '' }, 'reason'],
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

  test('a coupon of one code made twice at once is made once', async () => {
    const payload = input();
    const answers = await Promise.all([save(payload), save(payload)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(answers.map(codeOf)).toContain('coupon_exists');
  });

  test('a coupon neither begins nor ends in the past; one that has begun can be changed otherwise', async () => {
    const past = '2020-01-01T00:00:00.000Z';
    expect(codeOf(await save(input({ starts_at: past })))).toBe('price_in_past');
    expect(codeOf(await save(input({ ends_at: past })))).toBe('price_in_past');
    const { id, code } = await coupon();
    await at.world.owner.query('update discount set starts_at = $2 where id = $1', [id, past]);
    const change = (more: object) =>
      at.admin.request({
        method: 'PUT',
        url: `/admin/coupon/${id}`,
        payload: input({ code, starts_at: past, ...more }),
      });
    expect((await change({ amount: 50 })).json()).toMatchObject({ discount: { amount: 50 } });
    expect(codeOf(await change({ ends_at: '2021-01-01T00:00:00.000Z' }))).toBe('price_in_past');
  });

  test('campaigns and promo codes have calls of their own, which leave other kinds alone', async () => {
    const { kind: _kind, ...fields } = input();
    const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object) =>
      at.admin.request({ method, url: `/admin/${url}`, payload });
    const made = await call('POST', 'campaigns', { ...fields, max_uses: 5 });
    expect(made.json()).toMatchObject({ fields: { max_uses: expect.any(String) } });
    const { discount } = (await call('POST', 'campaigns', fields)).json();
    expect(discount).toMatchObject({ kind: 'campaign', code: fields.code });
    expect(codeOf(await call('PUT', `promocodes/${discount.id}`, fields))).toBe('coupon_not_found');
    const changed = { ...fields, title: 'Лето' };
    expect((await call('PUT', `campaigns/${discount.id}`, changed)).json()).toMatchObject({
      discount: { title: 'Лето' },
    });
    const listed = (await at.admin.request({ url: '/admin/campaigns' })).json();
    expect(listed.discounts[0]).toMatchObject({ id: discount.id });
    const reason = { reason: 'Лето кончилось' };
    expect(codeOf(await call('DELETE', `promocodes/${discount.id}`, reason))).toBe('coupon_not_found');
    expect((await call('DELETE', `campaigns/${discount.id}`, reason)).json()).toEqual({ ok: true });
    const accountant = await at.world.signIn({ staff: 'accountant' });
    const history = (
      await accountant.request({ url: `/admin/price_history?subject_id=${discount.id}` })
    ).json();
    expect(history.history.map(({ act }: { act: string }) => act)).toEqual(['removed', 'changed', 'added']);
  });
});
