import { useState } from 'react';
import { useLegalLinks } from '../legal/use-legal-links.ts';
import styles from './auth-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

export type AuthFormName = 'login' | 'register' | 'reset';

interface AuthDialogProps {
  readonly startsWith: AuthFormName;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}

/** Three forms in one place; each leads to the others (specification, section 2, Auth dialog). */
export function AuthDialog({ startsWith, onSignedIn, onClose }: AuthDialogProps) {
  const [form, setForm] = useState(startsWith);
  const openLegal = useLegalLinks();
  return (
    <div className={styles.dialog} onClickCapture={openLegal}>
      {form === 'login' && <LoginForm onSignedIn={onSignedIn} onChange={setForm} />}
      {form === 'register' && <RegisterForm onSignedIn={onSignedIn} onChange={setForm} />}
      {form === 'reset' && <ResetForm onChange={setForm} onClose={onClose} />}
    </div>
  );
}
