import { useSession } from '@proverka/shell-sdk/platform';
import { restrictionOf } from '@proverka/shell-sdk/session';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { useState } from 'react';
import { usePanelLinks } from '../panels/use-panel-links.ts';
import styles from './auth-dialog.module.css';
import type { AuthFormName, ChangeAuthForm } from './auth-form.ts';
import { LoginForm } from './login-form.tsx';
import { MailedPasswordForm } from './mailed-password-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

interface AuthDialogProps {
  readonly startsWith: AuthFormName;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}

interface Shown {
  readonly form: AuthFormName;
  readonly email: string;
  readonly mailed: string;
}

/** The forms of signing in, in one dialog; each links to the others (specification, section 2, Auth dialog). */
export function AuthDialog({ startsWith, onSignedIn, onClose }: AuthDialogProps) {
  const restricted = useSession(restrictionOf);
  const [{ form, email, mailed }, setShown] = useState<Shown>(() =>
    restricted?.to === 'password_change'
      ? { form: 'own-password', email: restricted.email, mailed: '' }
      : { form: startsWith, email: restricted?.email ?? '', mailed: '' },
  );
  const openLinked = usePanelLinks();
  // After a switch the new form takes the focus; the first form is focused by the dialog.
  const place = useFocusOnChange<HTMLDivElement>(form, 'input');
  const change: ChangeAuthForm = (next, typed = '', password = '') =>
    setShown({ form: next, email: typed, mailed: password });
  return (
    <div ref={place} className={styles.dialog} onClickCapture={openLinked}>
      {form === 'login' && <LoginForm email={email} onSignedIn={onSignedIn} onChange={change} />}
      {form === 'register' && <RegisterForm email={email} onSignedIn={onSignedIn} onChange={change} />}
      {form === 'own-password' && (
        <MailedPasswordForm email={email} mailed={mailed} onSignedIn={onSignedIn} />
      )}
      {form === 'reset' && <ResetForm email={email} onChange={change} onClose={onClose} />}
    </div>
  );
}
