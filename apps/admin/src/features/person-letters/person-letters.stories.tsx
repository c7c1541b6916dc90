import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleLetters } from './letters.fixtures.ts';
import { PersonLetters } from './person-letters.tsx';

const meta = preview.meta({
  title: 'Desk/Person letters',
  component: PersonLetters,
  decorators: [onDesk, onStage],
  args: { personId: '0192f0c1-0000-7000-8000-000000000042', email: 'testov@example.com' },
});

const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'POST /admin/emails': answer } }),
});

export const Letters = meta.story(answering(exampleLetters));
export const Empty = meta.story(answering({ letters: [], next: null, total: null }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
