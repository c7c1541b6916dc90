import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { PersonCurator } from './person-curator.tsx';

const personId = '0192f0c1-0000-7000-8000-000000000001';
const curator = {
  person_id: '0192f0c1-0000-7000-8000-000000000002',
  name: 'Образцов Пётр',
  email: 'obraztsov@example.com',
  customers: 12,
  has_role: true,
};
const meta = preview.meta({
  title: 'Desk/Person curator',
  component: PersonCurator,
  decorators: [onStage],
  args: { personId },
});
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/responsible_user': answer } }),
});

export const Assigned = meta.story(answering({ responsible_id: curator.person_id, curators: [curator] }));
export const RoleLost = meta.story(
  answering({ responsible_id: curator.person_id, curators: [{ ...curator, has_role: false }] }),
);
export const Nobody = meta.story(answering({ responsible_id: null, curators: [curator] }));
export const NoCurators = meta.story(answering({ responsible_id: null, curators: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
