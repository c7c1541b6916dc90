import { staffGrants } from '@proverka/contract/grants';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  exampleEvents,
  exampleFiles,
  exampleItem,
  exampleOrder,
  exampleProducts,
  exampleTask,
  viewedAs,
} from './order.fixtures.ts';
import { OrderScreen } from './order-screen.tsx';

const { order_id: id } = exampleOrder;
const meta = preview.meta({
  title: 'Desk/Order',
  component: OrderScreen,
  decorators: [onDesk, onStage],
  args: { id, Advance: () => null, Settings: () => null },
});

const visitor = { ...testSession, staff: { roles: [], grants: [...staffGrants] } };
const shown = (answers: object, more: object = {}) => ({
  parameters: stage({
    visitor,
    answers: {
      'POST /admin/order_item/list': { items: [exampleItem], next: null, total: null },
      'POST /task_handler/list': { tasks: [exampleTask] },
      'GET /admin/order_item/downloads': exampleFiles,
      'GET /admin/orders/products': { products: exampleProducts },
      ...answers,
    },
  }),
  ...more,
});
const viewing = (order: typeof exampleOrder) => ({
  [`GET /admin/orders/${id}`]: viewedAs(order, exampleEvents),
});

const forms = /^(Отправить заново|Прикрепить номер|Загрузить выписку|Исправить данные|Добавить услугу)/;

/** Opens the forms as soon as their buttons are there. */
function OpenForms({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => {
      for (const button of box.current?.querySelectorAll('button[type=button]') ?? []) {
        if (button.closest('form') === null && forms.test(button.textContent)) {
          (button as HTMLButtonElement).click();
        }
      }
    };
    const watch = new MutationObserver(open);
    if (box.current !== null) watch.observe(box.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return <div ref={box}>{children}</div>;
}

export const Stuck = meta.story(shown(viewing(exampleOrder)));

/** With every form open, as far as they do not take the place of another. */
export const Forms = meta.story(
  shown(viewing(exampleOrder), {
    render: () => (
      <OpenForms>
        <OrderScreen id={id} Advance={() => null} Settings={() => null} />
      </OpenForms>
    ),
  }),
);

const unpaid = { ...exampleOrder, status: 'awaiting_payment' as const, paid_date: null };
export const Unpaid = meta.story(
  shown({
    ...viewing(unpaid),
    'POST /admin/order_item/list': {
      items: [{ ...exampleItem, status: 'created', is_stuck: false, report_number: null }],
      next: null,
      total: null,
    },
    'POST /task_handler/list': { tasks: [] },
  }),
);

const closed = { ...exampleOrder, status: 'closed' as const };
export const Done = meta.story(
  shown({
    ...viewing(closed),
    'POST /admin/order_item/list': {
      items: [{ ...exampleItem, status: 'done', is_stuck: false, can_correct: false }],
      next: null,
      total: null,
    },
    'POST /task_handler/list': {
      tasks: [
        {
          ...exampleTask,
          status: 'found',
          finished_date: '2026-11-21T09:00:00.000Z',
          is_stuck: false,
          acts: [],
          reason: '',
        },
      ],
    },
  }),
);

export const WorkFailed = meta.story(
  shown({
    ...viewing(exampleOrder),
    'POST /admin/order_item/list': refusal(503, 'Сервис временно недоступен'),
  }),
);
export const Failed = meta.story(
  shown({ [`GET /admin/orders/${id}`]: refusal(503, 'Сервис временно недоступен') }),
);
export const Loading = meta.story({ parameters: stage({ visitor }) });
