import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { CouponField } from './coupon-field.tsx';
import { couponFor, productAt } from './coupon-examples.ts';
import type { CouponEntry } from './use-coupon.ts';

const meta = preview.meta({ title: 'Order/Coupon field', component: CouponField });

const entry = (more: Partial<CouponEntry> = {}): CouponEntry => ({
  coupon: null,
  code: '',
  isGift: false,
  isBusy: false,
  refusal: '',
  apply: () => undefined,
  ...more,
});
const coupon = couponFor([[productAt(499, 'EgrnObject'), 399]]);

export const All = meta.story(() => (
  <States>
    <State name="пусто">
      <CouponField entry={entry()} isIdle={false} />
    </State>
    <State name="проверяется">
      <CouponField entry={entry({ code: 'SPRING', isBusy: true })} isIdle={false} />
    </State>
    <State name="отказ">
      <CouponField
        entry={entry({ code: 'SPRNG', refusal: 'Такого кода нет. Проверьте, нет ли в нём опечатки' })}
        isIdle={false}
      />
    </State>
    <State name="применён">
      <CouponField entry={entry({ code: 'SPRING', coupon })} isIdle={false} />
    </State>
    <State name="не делает дешевле">
      <CouponField entry={entry({ code: 'SPRING', coupon })} isIdle />
    </State>
  </States>
));
