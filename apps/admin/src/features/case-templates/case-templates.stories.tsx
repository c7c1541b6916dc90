import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { exampleTemplate } from '../../controls/case.fixtures.ts';
import { CaseTemplates } from './case-templates.tsx';

const meta = preview.meta({
  title: 'Desk/Case templates',
  component: CaseTemplates,
  decorators: [onDesk, onStage],
});
const withAnswer = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/cases/templates': answer } }),
});

export const Some = meta.story(withAnswer({ templates: [exampleTemplate] }));
export const Nothing = meta.story(withAnswer({ templates: [] }));
export const Failed = meta.story(withAnswer(refusal(503, 'Сервис временно недоступен')));
