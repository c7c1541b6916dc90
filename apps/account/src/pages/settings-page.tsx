import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useSearchParams } from '@proverka/shell-sdk/router';
import type { ReactNode } from 'react';
import { settingsPartOf, type SettingsPart } from '../content/settings-parts.ts';
import { AccountDeletion } from '../features/settings-data/account-deletion.tsx';
import { Consents } from '../features/consents/consents.tsx';
import { DataExport } from '../features/settings-data/data-export.tsx';
import { Invoices } from '../features/settings-invoices/invoices.tsx';
import { Logo } from '../features/settings-logo/logo.tsx';
import { Notifications } from '../features/settings-notifications/notifications.tsx';
import { Payers } from '../features/settings-payers/payers.tsx';
import { Profile } from '../features/settings-profile/profile.tsx';
import { PasswordForm } from '../features/settings-security/password-form.tsx';
import { SecondFactors } from '../features/settings-security/second-factors.tsx';
import { Sessions } from '../features/settings-security/sessions.tsx';
import { Token } from '../features/settings-token/token.tsx';
import { Webhooks } from '../features/settings-webhooks/webhooks.tsx';
import { askForPart } from './settings-answers.ts';
import { SettingsFrame } from './settings-frame.tsx';

const contents: Readonly<Record<SettingsPart, () => ReactNode>> = {
  profile: () => <Profile />,
  security: () => (
    <>
      <PasswordForm />
      <SecondFactors />
      <Sessions />
    </>
  ),
  letters: () => <Notifications />,
  logo: () => <Logo />,
  documents: () => (
    <>
      <Payers />
      <Invoices />
    </>
  ),
  api: () => (
    <>
      <Token />
      <Webhooks />
    </>
  ),
  consents: () => <Consents />,
  data: () => (
    <>
      <DataExport />
      <AccountDeletion />
    </>
  ),
};

export function load(context: PageContext): void {
  void askForPart[settingsPartOf(context.search) ?? 'profile'](context);
}

export function Component() {
  const [search] = useSearchParams();
  const asked = settingsPartOf(search);
  const part = asked ?? 'profile';
  return (
    <SettingsFrame title="Настройки" current={part} isPartAsked={asked !== null}>
      {contents[part]()}
    </SettingsFrame>
  );
}
