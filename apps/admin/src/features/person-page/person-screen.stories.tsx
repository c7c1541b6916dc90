import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { examplePerson } from './person.fixtures.ts';
import { PersonScreen } from './person-screen.tsx';

const { person_id: id } = examplePerson.person;
const meta = preview.meta({ title: 'Desk/Person', component: PersonScreen, decorators: [onDesk, onStage] });

const answering = (person: object) => ({
  parameters: stage({
    visitor: { ...testSession, staff: { roles: ['admin'], grants: ['people', 'orders'] } },
    answers: { [`GET /admin/users/${id}`]: person },
  }),
});
const part = (name: string) => ({
  ...answering(examplePerson),
  args: {
    id,
    part: name,
    onPart: () => undefined,
    Sessions: () => null,
    Advance: () => null,
    partsOf: () => [],
  },
});

export const Overview = meta.story(part('overview'));
export const Money = meta.story(part('money'));
export const Access = meta.story(part('access'));
export const Failed = meta.story({
  ...part('overview'),
  ...answering(refusal(503, 'Сервис временно недоступен')),
});
export const Loading = meta.story({ ...part('overview'), parameters: stage({ visitor: testSession }) });
