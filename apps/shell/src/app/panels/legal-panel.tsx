import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { LegalDialog, type LegalTextName } from '../legal/legal-dialog.tsx';

const titles: Readonly<Record<LegalTextName, string>> = {
  offer: 'Публичная оферта',
  privacy: 'Политика обработки персональных данных',
};

/** The same document as the page, over whatever the visitor is doing. */
export function openLegalText(dialogs: Dialogs, name: LegalTextName): void {
  dialogs.open({ title: titles[name], size: 'lg', isLongText: true }, () => <LegalDialog name={name} />);
}
