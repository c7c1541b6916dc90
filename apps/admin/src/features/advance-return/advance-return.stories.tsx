import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { AdvanceReturn } from './advance-return.tsx';
import { exampleAdvance, exampleAdvanceReturn } from './advance.fixtures.ts';

const { person_id: personId } = exampleAdvance;
const meta = preview.meta({
  title: 'Desk/Advance return',
  component: AdvanceReturn,
  decorators: [onDesk, onStage],
  args: { personId },
});

const visitor = { ...testSession, staff: { roles: ['admin' as const], grants: ['money' as const] } };
const answering = (answer: object) => ({
  parameters: stage({ visitor, answers: { [`GET /admin/money/advances/${personId}`]: answer } }),
});
const late = { ...exampleAdvanceReturn, state: 'waiting', parts: [], is_late: true, proposal_id: personId };

export const CardsAndAccount = meta.story(answering(exampleAdvance));
export const CardsAlone = meta.story(answering({ ...exampleAdvance, advance: 250 }));
export const WithReturns = meta.story(
  answering({ ...exampleAdvance, returns: [late, exampleAdvanceReturn] }),
);
export const Nothing = meta.story(answering({ ...exampleAdvance, advance: 0, cards: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor }) });
