import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { PersonTariffsList } from './person-tariffs-list.tsx';

const meta = preview.meta({
  title: 'Desk/Assigned tariffs',
  component: PersonTariffsList,
  decorators: [onDesk, onStage],
  args: {},
});

const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'POST /admin/person_tariffs': answer } }),
});

export const Tariffs = meta.story(
  answering({
    tariffs: [
      {
        person_id: '0192f0c1-0000-7000-8000-000000000042',
        person_name: 'Тестов Иван',
        email: 'testov@example.com',
        tariff_simple_id: 3,
        tariff_name: 'Бизнес',
        assigned_by: { id: '0192f0c1-0000-7000-8000-000000000077', name: 'Образцова Анна' },
        assigned_date: '2026-11-20T09:12:00.000Z',
      },
    ],
    next: null,
    total: { count: 1, is_more: false },
  }),
);
export const Empty = meta.story(answering({ tariffs: [], next: null, total: { count: 0, is_more: false } }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
