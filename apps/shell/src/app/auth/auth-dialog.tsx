import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { useState } from 'react';
import { useLegalLinks } from '../legal/use-legal-links.ts';
import styles from './auth-dialog.module.css';
import type { AuthFormName, ChangeAuthForm } from './auth-form.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

interface AuthDialogProps {
  readonly startsWith: AuthFormName;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}

/** Three forms in one dialog; each links to the others (specification, section 2, Auth dialog). */
export function AuthDialog({ startsWith, onSignedIn, onClose }: AuthDialogProps) {
  const [{ form, email }, setShown] = useState({ form: startsWith, email: '' });
  const openLegal = useLegalLinks();
  // After a switch the new form takes the focus; the first form is focused by the dialog.
  const place = useFocusOnChange<HTMLDivElement>(form, 'input');
  const change: ChangeAuthForm = (next, typed = '') => setShown({ form: next, email: typed });
  return (
    <div ref={place} className={styles.dialog} onClickCapture={openLegal}>
      {form === 'login' && <LoginForm email={email} onSignedIn={onSignedIn} onChange={change} />}
      {form === 'register' && <RegisterForm email={email} onSignedIn={onSignedIn} onChange={change} />}
      {form === 'reset' && <ResetForm email={email} onChange={change} onClose={onClose} />}
    </div>
  );
}
