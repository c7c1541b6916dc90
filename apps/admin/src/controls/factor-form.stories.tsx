import type { StaffChallenge } from '@proverka/contract/staff-sign-in';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { FactorForm } from './factor-form.tsx';

const meta = preview.meta({
  title: 'Desk/Second factor',
  component: FactorForm,
  decorators: [onStage],
  parameters: stage({}),
});

const challenge: StaffChallenge = {
  challenge: 'x'.repeat(40),
  ways: ['passkey', 'totp'],
  passkey_options: {},
};
const common = { action: 'Войти', onProof: async () => undefined };

export const Both = meta.story({ args: { ...common, challenge } });
export const PasskeyOnly = meta.story({
  args: { ...common, challenge: { ...challenge, ways: ['passkey'] } },
});
export const CodeOnly = meta.story({
  args: { ...common, challenge: { ...challenge, ways: ['totp'], passkey_options: null } },
});
