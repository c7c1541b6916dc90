import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { TemplatesDesk } from './templates-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Templates',
  component: TemplatesDesk,
  decorators: [onDesk, onStage],
});
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/conclusion_templates': answer } }),
});

export const Some = meta.story(
  answering({
    templates: [
      {
        template_id: '0192f0c1-0000-7000-8000-000000000201',
        title: 'Наём сотрудника',
        text: 'Вывод: \n\nЧто проверить до приёма: ',
        changed_by: 'Примерова Анна',
        changed_date: '2026-11-20T09:00:00.000Z',
      },
    ],
  }),
);
export const Empty = meta.story(answering({ templates: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
