import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { PasswordForm } from './password-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';

const meta = preview.meta({ title: 'Account/Password and sessions', decorators: [onStage] });

const access = {
  available: true,
  scopes: [],
  token: {
    id: '0192f0c1-0000-7000-8000-000000000071',
    prefix: 'prv_bZCIc2',
    scopes: ['orders:read'],
    created_date: '2026-11-20T09:12:00.000Z',
    expires_date: '2027-02-18T09:12:00.000Z',
    last_used_date: null,
    ended_date: null,
    end_reason: null,
  },
  limit: { requests: 300, seconds: 60 },
  events: [],
};
const on = (answers: Readonly<Record<string, object>>) => stage({ visitor: testSession, answers });
const withPrograms = on({ 'GET /api': access });
const without = on({ 'GET /api': { ...access, token: null } });
const form = <SignOutForm onClose={() => undefined} onDone={() => Promise.resolve()} />;

export const PasswordWithPrograms = meta.story({ parameters: withPrograms, render: () => <PasswordForm /> });
export const PasswordWithoutPrograms = meta.story({ parameters: without, render: () => <PasswordForm /> });
export const SignOutWithPrograms = meta.story({ parameters: withPrograms, render: () => form });
export const SignOutWithoutPrograms = meta.story({ parameters: without, render: () => form });
