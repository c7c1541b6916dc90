import type { Platform } from '@proverka/shell-sdk/platform';
import { lazy } from 'react';
import { LazyContent } from '../dialogs/lazy-content.tsx';

const HelpSheet = lazy(() =>
  import(/* webpackChunkName: "help" */ '../support/help-sheet.tsx').then((module) => ({
    default: module.HelpSheet,
  })),
);

/** The visitor's conversations with the support, beside the page; it loads when it is first asked for. */
export function openHelp({ dialogs, analytics }: Pick<Platform, 'dialogs' | 'analytics'>): void {
  analytics.track({ name: 'help_opened', way: 'form' });
  // A message is written in it: a click on the page behind is no decision to leave it.
  const sheet = { title: 'Помощь', place: 'side', size: 'sm', keepOnOutsideClick: true } as const;
  dialogs.open(sheet, (close) => (
    <LazyContent>
      <HelpSheet onLeave={close} />
    </LazyContent>
  ));
}
