import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { lazy } from 'react';
import { LazyContent } from '../dialogs/lazy-content.tsx';
import type { LegalTextName } from './legal-dialog.tsx';

const LegalDialog = lazy(() =>
  import(/* webpackChunkName: "panels" */ './legal-dialog.tsx').then((module) => ({
    default: module.LegalDialog,
  })),
);

const titles: Readonly<Record<LegalTextName, string>> = {
  offer: 'Публичная оферта',
  privacy: 'Политика обработки персональных данных',
};

/** The same document as the page, over whatever the visitor is doing. */
export function openLegalText(dialogs: Dialogs, name: LegalTextName): void {
  dialogs.open({ title: titles[name], size: 'lg', isLongText: true }, () => (
    <LazyContent>
      <LegalDialog name={name} />
    </LazyContent>
  ));
}
