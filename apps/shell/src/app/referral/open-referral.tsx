import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { lazy } from 'react';
import { LazyContent } from '../dialogs/lazy-content.tsx';

const ReferralDialog = lazy(() =>
  import(/* webpackChunkName: "panels" */ './referral-dialog.tsx').then((module) => ({
    default: module.ReferralDialog,
  })),
);

/** The signed-in visitor's partner link; at most 900 px wide (specification, section 9). */
export function openReferral(dialogs: Dialogs): void {
  dialogs.open({ title: 'Пригласить друга', size: 'lg' }, () => (
    <LazyContent>
      <ReferralDialog />
    </LazyContent>
  ));
}
