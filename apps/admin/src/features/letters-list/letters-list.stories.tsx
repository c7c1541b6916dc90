import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { LettersList } from './letters-list.tsx';

const meta = preview.meta({
  title: 'Desk/Letters',
  component: LettersList,
  decorators: [onDesk, onStage],
  args: {},
});

const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'POST /admin/emails': answer } }),
});

export const Letters = meta.story(
  answering({
    letters: Array.from({ length: 12 }, (_, index) => ({
      letter_id: `0192f0c1-0000-7000-8000-${String(index).padStart(12, '0')}`,
      created_date: '2026-11-20T09:12:00.000Z',
      sent_date: index === 0 ? null : '2026-11-20T09:12:30.000Z',
      subject: index % 4 === 2 ? 'Новый пароль' : 'Отчёт о переходе прав готов',
      recipient: `testov${index}@example.com`,
      person_id: index % 5 === 3 ? null : '0192f0c1-0000-7000-8000-000000000042',
      is_secret: index % 4 === 2,
    })),
    next: null,
    total: { count: 12, is_more: false },
  }),
);
export const Empty = meta.story(answering({ letters: [], next: null, total: { count: 0, is_more: false } }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
