import { Link, useSearchParams } from '@proverka/shell-sdk/router';
import { ArrowLeftIcon } from '@proverka/ui-kit/icon';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { ReactNode } from 'react';
import { settingsPartOf, type SettingsPart } from '../content/settings-parts.ts';
import { AccountDeletion } from '../features/settings-data/account-deletion.tsx';
import { DataExport } from '../features/settings-data/data-export.tsx';
import { Invoices } from '../features/settings-invoices/invoices.tsx';
import { Logo } from '../features/settings-logo/logo.tsx';
import { SettingsNav } from '../features/settings-nav/settings-nav.tsx';
import { Notifications } from '../features/settings-notifications/notifications.tsx';
import { Payers } from '../features/settings-payers/payers.tsx';
import { Profile } from '../features/settings-profile/profile.tsx';
import { PasswordForm } from '../features/settings-security/password-form.tsx';
import { Sessions } from '../features/settings-security/sessions.tsx';
import { Token } from '../features/settings-token/token.tsx';
import { Webhooks } from '../features/settings-webhooks/webhooks.tsx';
import styles from './settings-page.module.css';

const contents: Readonly<Record<SettingsPart, () => ReactNode>> = {
  profile: () => <Profile />,
  security: () => (
    <>
      <PasswordForm />
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
  data: () => (
    <>
      <DataExport />
      <AccountDeletion />
    </>
  ),
};

export function Component() {
  const [search] = useSearchParams();
  const asked = settingsPartOf(search);
  const part = asked ?? 'profile';
  return (
    <Container as="main" width={1140} className={styles.page} data-part={asked ?? undefined}>
      <h1>Настройки</h1>
      <Link to="/user/settings/" className={linkClassName('accent', styles.back)}>
        <ArrowLeftIcon />
        Все настройки
      </Link>
      <div className={styles.columns}>
        <div className={styles.nav}>
          <SettingsNav current={part} />
        </div>
        <div className={styles.part}>{contents[part]()}</div>
      </div>
    </Container>
  );
}
