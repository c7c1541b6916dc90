import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { PersonTariff } from './person-tariff.tsx';

const id = '0192f0c1-0000-7000-8000-000000000042';
const meta = preview.meta({
  title: 'Desk/Person tariff',
  component: PersonTariff,
  decorators: [onDesk, onStage],
  args: { personId: id, current: 'Базовый', onChanged: async () => undefined },
});

const answering = (assigned: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: {
      'GET /admin/users/tariffs': { tariffs: [{ tariff_simple_id: 3, tariff_name: 'Бизнес' }] },
      'POST /admin/person_tariffs': assigned,
    },
  }),
});
const page = (tariffs: readonly object[]) => ({ tariffs, next: null, total: null });

export const Reached = meta.story(answering(page([])));
export const Assigned = meta.story(
  answering(
    page([
      {
        person_id: id,
        person_name: 'Тестов Иван',
        email: 'testov@example.com',
        tariff_simple_id: 3,
        tariff_name: 'Бизнес',
        assigned_by: { id, name: 'Образцова Анна' },
        assigned_date: '2026-11-20T09:12:00.000Z',
      },
    ]),
  ),
);
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
