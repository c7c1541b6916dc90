import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { ReferralDialog } from '../referral/referral-dialog.tsx';

/** The user's partner link; at most 900 px wide (specification, section 9). */
export function openReferral(dialogs: Dialogs): void {
  dialogs.open({ title: 'Пригласить друга', size: 'lg' }, (close) => <ReferralDialog onLeave={close} />);
}
