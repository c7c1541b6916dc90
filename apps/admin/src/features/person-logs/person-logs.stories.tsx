import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleLogs } from './logs.fixtures.ts';
import { PersonLogs } from './person-logs.tsx';

const meta = preview.meta({
  title: 'Desk/Person journal',
  component: PersonLogs,
  decorators: [onDesk, onStage],
  args: { personId: '0192f0c1-0000-7000-8000-000000000042' },
});

const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/user_logs': answer } }),
});

export const Logs = meta.story(answering({ logs: exampleLogs, next: null }));
export const Empty = meta.story(answering({ logs: [], next: null }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
