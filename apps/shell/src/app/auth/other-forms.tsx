import styles from './auth-dialog.module.css';

interface OtherFormsProps {
  readonly ways: readonly { readonly title: string; readonly go: () => void }[];
}

/** Links from one form of the dialog to the others. */
export function OtherForms({ ways }: OtherFormsProps) {
  return (
    <p className={styles.switch}>
      {ways.map(({ title, go }) => (
        <button key={title} type="button" className={styles.textButton} onClick={go}>
          {title}
        </button>
      ))}
    </p>
  );
}
