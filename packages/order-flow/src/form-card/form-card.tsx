import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { typeset } from '@proverka/words/typeset';
import { useId, type FormEvent, type ReactNode } from 'react';
import styles from './form-card.module.css';

interface FormCardProps {
  readonly title: string;
  readonly submitLabel?: string | undefined;
  /** What happens with the entered data. */
  readonly note: string;
  readonly isBusy?: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/**
 * The form of a check, the most prominent part of its page. With method `post`, so that a form submitted before the script
 * has loaded does not put personal data into the URL.
 */
export function FormCard({
  title,
  submitLabel = 'Проверить',
  note,
  isBusy = false,
  onSubmit,
  children,
}: FormCardProps) {
  const headingId = useId();
  return (
    <Card>
      <form noValidate method="post" aria-labelledby={headingId} className={styles.form} onSubmit={onSubmit}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {children}
        <Button type="submit" size="large" wide busy={isBusy}>
          {submitLabel}
        </Button>
        <p className={styles.note}>{typeset(note)}</p>
      </form>
    </Card>
  );
}
