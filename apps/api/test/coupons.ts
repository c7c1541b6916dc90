import type { DiscountInput, DiscountView } from '@proverka/contract/coupon';
import type { OrderItemInput } from '@proverka/contract/order';
import { beforeAll } from 'vitest';
import { EGRN_OBJECT, fromBalance, order } from './orders.ts';
import { createTestWorld } from './world.ts';
import type { SignedInPerson, TestWorld } from './world.ts';

/** A coupon for anybody and any product, 10 rubles off by default. */
export const couponInput = (code: string, more: Partial<DiscountInput> = {}): DiscountInput => ({
  kind: 'coupon',
  code,
  title: 'Образец',
  amount: 10,
  percent: null,
  brand: null,
  product_names: [],
  person_id: null,
  max_uses: null,
  max_uses_per_person: null,
  starts_at: null,
  ends_at: null,
  reason: 'Образец',
  enabled: true,
  ...more,
});

/** As if its time were over: the desk takes no end in the past. */
export async function endCoupon({ owner }: TestWorld, code: string | null): Promise<void> {
  await owner.query(`update discount set ends_at = '2020-01-01T00:00:00Z' where code = $1`, [code]);
}

type Answer = ReturnType<SignedInPerson['request']>;

interface Coupons {
  readonly at: { readonly world: TestWorld; readonly admin: SignedInPerson };
  readonly input: (more?: Partial<DiscountInput>) => DiscountInput;
  readonly save: (payload: object, by?: SignedInPerson) => Answer;
  readonly coupon: (more?: Partial<DiscountInput>) => Promise<DiscountView>;
  readonly ask: (code: string, by?: SignedInPerson) => Answer;
}

/** For a file of tests: a world, its administrator, and what they do with coupons of 100 rubles. */
export function startCoupons(): Coupons {
  let world: TestWorld;
  let admin: SignedInPerson;
  let codes = 0;
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.signIn({ staff: 'admin' });
  });
  const input = (more: Partial<DiscountInput> = {}) =>
    couponInput(`spring-${(codes += 1)}`, { title: 'Весенний купон', amount: 100, ...more });
  const save = (payload: object, by = admin) =>
    by.request({ method: 'POST', url: '/admin/coupons', payload });
  return {
    at: {
      get world() {
        return world;
      },
      get admin() {
        return admin;
      },
    },
    input,
    save,
    coupon: async (more: Partial<DiscountInput> = {}): Promise<DiscountView> => {
      const answer = await save(input(more));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ discount: DiscountView }>().discount;
    },
    ask: (code: string, by?: SignedInPerson) => {
      const call = { method: 'POST', url: '/coupon', payload: { code } } as const;
      return by ? by.request(call) : world.api.inject(call);
    },
  };
}

/** An extract, bought once more however often it was bought before. */
export const itemWith = (more: Partial<OrderItemInput> = {}): OrderItemInput => ({
  product_id: EGRN_OBJECT,
  object_key: '77:01:0001001:1024',
  object_address: '',
  refresh: true,
  ...more,
});

export const buyItems = (person: SignedInPerson, items: OrderItemInput[], more = {}): Answer =>
  order(person, fromBalance({ order_items: items, ...more }));
