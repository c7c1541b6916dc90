import { NewPasswordForm } from '@proverka/order-flow/new-password-form';
import styles from './auth-dialog.module.css';
import { useAfterSignIn } from './use-sign-in.ts';

interface MailedPasswordFormProps {
  readonly email: string;
  /** Typed in the sign-in form. */
  readonly mailed: string;
  readonly onSignedIn: () => void;
}

/** After the sign-in with a password from a letter: nothing else opens until it is replaced. */
export function MailedPasswordForm({ email, mailed, onSignedIn }: MailedPasswordFormProps) {
  const afterSignIn = useAfterSignIn(onSignedIn);
  return (
    <div className={styles.form}>
      <h3 className={styles.heading}>Задайте свой пароль</h3>
      <NewPasswordForm email={email} mailed={mailed} onChanged={() => void afterSignIn()} />
    </div>
  );
}
