import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { ConclusionScreen } from './conclusion-screen.tsx';
import { colleague, exampleTemplates, exampleWork } from './conclusion.fixtures.ts';

const meta = preview.meta({
  title: 'Desk/Conclusion',
  component: ConclusionScreen,
  decorators: [onDesk, onStage],
});
const { conclusion_id: id } = exampleWork();

const answering = (work: object) => ({
  args: { id },
  parameters: stage({
    visitor: testSession,
    answers: {
      [`GET /admin/conclusions/${id}`]: work,
      'GET /admin/conclusion_templates': { templates: exampleTemplates },
    },
  }),
});
const shown = (more: Partial<ConclusionWork> = {}) => answering(exampleWork(more));
const draft = {
  text: 'Аванс выдать можно.\n\nДолг один и погашается.',
  version: 2,
  by: 'Примерова Анна',
  saved_date: '2026-11-20T10:00:00.000Z',
};

export const Nobodys = meta.story(shown());
export const HandedOver = meta.story(
  shown({ draft, note: 'Осталось проверить суд, ухожу в отпуск.', note_by: 'Примерова Анна' }),
);
export const Overdue = meta.story(shown({ is_overdue: true, is_sent_back: true, state: 'written', draft }));
export const OfColleague = meta.story(shown({ expert: colleague, draft }));
export const HandedIn = meta.story(
  shown({
    state: 'written',
    text: draft.text,
    author_name: 'Образцова Мария',
    closed_date: '2026-11-20T12:00:00.000Z',
  }),
);
export const NotWritten = meta.story(shown({ state: 'failed', closed_date: '2026-11-20T12:00:00.000Z' }));
export const ReportDestroyed = meta.story(shown({ report: null, report_number: '' }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ args: { id }, parameters: stage({ visitor: testSession }) });
