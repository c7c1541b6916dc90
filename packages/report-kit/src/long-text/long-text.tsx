import { Button } from '@proverka/ui-kit/button';
import { useId, useState } from 'react';
import { typeset } from '@proverka/words/typeset';
import styles from './long-text.module.css';

/** More than about eight lines on a phone. */
const longLength = 420;

/** The register's text; a long one starts folded but is complete on paper and for screen readers. */
export function LongText({ text }: { readonly text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (text.length <= longLength) return <p className={styles.text}>{typeset(text)}</p>;
  return (
    <div className={styles.block}>
      <p id={id} className={isOpen ? styles.text : `${styles.text} ${styles.folded}`}>
        {typeset(text)}
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Свернуть' : 'Показать полностью'}
      </Button>
    </div>
  );
}
