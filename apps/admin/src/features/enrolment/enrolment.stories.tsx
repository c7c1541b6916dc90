import type { StaffEnrolment } from '@proverka/contract/staff-sign-in';
import { onStage, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { EnrolmentForm } from './enrolment-form.tsx';
import { TotpFields } from './totp-fields.tsx';

const enrolment: StaffEnrolment = {
  email: 't***@example.com',
  passkey_options: {},
  totp: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/example?secret=JBSWY3DPEHPK3PXP' },
};
const meta = preview.meta({
  title: 'Desk/Enrolment',
  component: EnrolmentForm,
  decorators: [onStage],
  parameters: stage({}),
});

export const Passkey = meta.story({ args: { code: 'x'.repeat(40), enrolment, onDone: () => undefined } });
export const App = meta.story(() => <TotpFields {...enrolment.totp} code="" onChange={() => undefined} />);
