import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { OwnCustomers } from './own-customers.tsx';

const meta = preview.meta({ title: 'Desk/Own customers', component: OwnCustomers, decorators: [onStage] });
const customers = Array.from({ length: 3 }, (_, place) => ({
  person_id: `0192f0c1-0000-7000-8000-${String(place).padStart(12, '0')}`,
  name: place === 1 ? '' : `Тестов Иван ${place + 1}`,
  email: `testov${place + 1}@example.com`,
  phone: '+79990001122',
  brand: 'real-estate',
  created_date: '2026-11-20T09:00:00.000Z',
  assigned_date: '2026-11-25T09:00:00.000Z',
  paid_orders: 3 - place,
  spent: 1497 - place * 499,
}));
const shown = (count: number) => ({
  parameters: stage({
    visitor: testSession,
    answers: {
      'POST /admin/responsible_user/customers': {
        customers: customers.slice(0, count),
        next: null,
        total: { count, is_more: false },
      },
    },
  }),
});

export const Some = meta.story(shown(3));
export const Empty = meta.story(shown(0));
