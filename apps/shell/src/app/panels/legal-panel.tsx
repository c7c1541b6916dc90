import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { LegalDialog, type LegalTextName } from '../legal/legal-dialog.tsx';

const titles: Readonly<Record<LegalTextName, string>> = {
  offer: 'Публичная оферта',
  privacy: 'Политика обработки персональных данных',
};

/** The same document as the page, in a dialog. */
export function openLegalText(dialogs: Dialogs, name: LegalTextName): void {
  dialogs.open({ title: titles[name], size: 'lg', isLongText: true }, () => <LegalDialog name={name} />);
}
