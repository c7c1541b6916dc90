import styles from './auth-dialog.module.css';

/** Why the form was not accepted; announced by screen readers when it appears. */
export function FormFailure({ text }: { readonly text: string }) {
  return (
    <p className={styles.failure} role="alert">
      {text}
    </p>
  );
}
