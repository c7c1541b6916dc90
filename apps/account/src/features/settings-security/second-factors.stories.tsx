import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactors } from './second-factors.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { WithPassword } from './with-password.tsx';

const meta = preview.meta({ title: 'Account/Second factors', decorators: [onStage] });

const none = { passkeys: [], totp_since: null, recovery_codes: 0 };
const both = {
  passkeys: [
    {
      passkey_id: '0192f0c1-0000-7000-8000-000000000081',
      name: 'Chrome, Windows',
      host: 'realestate.localhost',
      created_date: '2026-11-20T09:12:00.000Z',
      last_used_date: '2026-11-21T09:12:00.000Z',
    },
  ],
  totp_since: '2026-11-20T09:12:00.000Z',
  recovery_codes: 8,
};
const codes = Array.from({ length: 10 }, (_code, at) => `abcde-fgh2${at}`);
const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Test:test@example.com',
  qr: { side: 21, path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7z' },
};
const on = (factors: object) => stage({ visitor: testSession, answers: { 'GET /person/factors': factors } });
const nothing = () => Promise.resolve();
const close = () => undefined;

export const Off = meta.story({ parameters: on(none), render: () => <SecondFactors /> });
export const On = meta.story({ parameters: on(both), render: () => <SecondFactors /> });
export const Password = meta.story({
  parameters: on(none),
  render: () => (
    <WithPassword
      text="Прежние коды перестанут действовать."
      confirm="Создать коды"
      onClose={close}
      act={nothing}
    />
  ),
});
export const App = meta.story({
  parameters: on(none),
  render: () => <TotpSetup setup={setup} onDone={nothing} />,
});
export const Codes = meta.story({
  parameters: on(none),
  render: () => <RecoveryCodes codes={codes} onClose={close} />,
});
