import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleDiscount } from '../../controls/prices.fixtures.ts';
import { DiscountsList } from './discounts-list.tsx';
import { OpenedDiscount } from './opened-discount.tsx';

const meta = preview.meta({
  title: 'Desk/Prices/Discounts',
  component: DiscountsList,
  decorators: [onStage],
  args: { kind: 'campaign' as const },
});
const answering = (answer: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: {
      'GET /admin/campaigns': answer,
      'GET /admin/coupons': answer,
      'GET /admin/promocodes': answer,
      'GET /admin/views': { views: [] },
    },
  }),
});

export const Campaigns = meta.story(answering({ discounts: [exampleDiscount], total: 1 }));
export const Coupons = meta.story({
  ...answering({
    discounts: [
      {
        ...exampleDiscount,
        kind: 'coupon',
        code: null,
        title: 'Купон в подарок',
        percent: null,
        amount: 100,
        product_names: [],
        brand: null,
        max_uses: 5,
        uses: 2,
      },
    ],
    total: 1,
  }),
  args: { kind: 'coupon' as const },
});
export const Opened = meta.story({
  ...answering({ discounts: [], total: 0 }),
  render: () => <OpenedDiscount discount={exampleDiscount} onClose={() => undefined} />,
});
export const Empty = meta.story({
  ...answering({ discounts: [], total: 0 }),
  args: { kind: 'promocode' as const },
});
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
