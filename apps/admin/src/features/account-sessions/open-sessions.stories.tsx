import type { FoundAccount } from '@proverka/contract/account-sessions';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';

import { OpenSessions } from './open-sessions.tsx';

const meta = preview.meta({
  title: 'Desk/Account sessions',
  component: OpenSessions,
  decorators: [onDesk, onStage],
  parameters: stage({}),
});

const session = {
  session_id: '0192f0c1-0000-7000-8000-000000000001',
  created_date: '2026-11-20T09:12:00.000Z',
  expires_date: '2026-12-20T09:12:00.000Z',
  used_date: '2026-11-25T18:40:00.000Z',
  address: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
  is_staff: false,
  is_impersonation: false,
};
const person = {
  id: '0192f0c1-0000-7000-8000-000000000042',
  name: 'Тестов Иван',
  email: 'testov@example.com',
};
const shown = (sessions: FoundAccount['sessions']) => (
  <OpenSessions found={{ person, sessions }} onChanged={() => Promise.resolve()} />
);

export const Open = meta.story(() =>
  shown([
    session,
    { ...session, session_id: '0192f0c1-0000-7000-8000-000000000002', is_staff: true, address: '' },
  ]),
);
export const Nowhere = meta.story(() => shown([]));
