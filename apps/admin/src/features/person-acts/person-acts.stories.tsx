import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { examplePersonFacts } from './person-acts.fixtures.ts';
import { PersonActs } from './person-acts.tsx';

const visitor = {
  ...testSession,
  staff: { roles: ['admin' as const], grants: ['accounts' as const, 'impersonation' as const] },
};
const meta = preview.meta({
  title: 'Desk/Person acts',
  component: PersonActs,
  decorators: [onDesk, onStage],
  parameters: stage({
    visitor,
    answers: {
      'POST /admin/users/request_auth': { url: 'http://realestate.localhost/?jwt_token=x', expires_in: 300 },
    },
  }),
});
const onChanged = async () => undefined;

export const Open = meta.story({ args: { person: examplePersonFacts, onChanged } });
export const Closed = meta.story({
  args: { person: { ...examplePersonFacts, is_closed: true }, onChanged },
});
