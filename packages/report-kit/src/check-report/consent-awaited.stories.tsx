import type { CreditConsentView } from '@proverka/contract/credit-consent';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
import { personReport } from '../example-reports.ts';
import { AskForConsent } from './ask-for-consent.tsx';
import { ConsentState } from './consent-awaited.tsx';

const meta = preview.meta({
  title: 'Report/Consent awaited',
  component: ConsentState,
  decorators: [onStage],
});

const sent: CreditConsentView = {
  state: 'sent',
  phone: '+7 (9**) ***-**-22',
  email: '',
  asker: 'Образцов Пётр',
  is_own: false,
  sent_at: '2026-11-23T09:00:00.000Z',
  opened_at: null,
  is_undelivered: false,
  until: '2026-11-26T09:00:00.000Z',
};
const report = personReport({ status: 'needs_data' });
const form = (isAgain: boolean) => <AskForConsent report={report} isAgain={isAgain} onAsked={() => {}} />;

export const NobodyAsked = meta.story(() => (
  <>
    <ConsentState consent={{ ...sent, state: 'contact_needed', phone: '' }} />
    {form(false)}
  </>
));
export const Sent = meta.story(() => (
  <>
    <ConsentState consent={sent} />
    {form(true)}
  </>
));
export const Opened = meta.story(() => <ConsentState consent={{ ...sent, opened_at: sent.sent_at }} />);
export const NotDelivered = meta.story(() => <ConsentState consent={{ ...sent, is_undelivered: true }} />);
export const LeftEmpty = meta.story(() => <Pressed button="Отправить ссылку">{form(false)}</Pressed>);
