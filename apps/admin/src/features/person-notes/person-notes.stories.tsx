import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleNotes } from './notes.fixtures.ts';
import { PersonNotes } from './person-notes.tsx';

const meta = preview.meta({
  title: 'Desk/Person notes',
  component: PersonNotes,
  decorators: [onDesk, onStage],
  args: { personId: '0192f0c1-0000-7000-8000-000000000042' },
});

const answering = (answer: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: { 'GET /admin/users/0192f0c1-0000-7000-8000-000000000042/notes': answer },
  }),
});

export const Notes = meta.story(answering({ notes: exampleNotes }));
export const Empty = meta.story(answering({ notes: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
