import { useId, type Ref } from 'react';
import styles from './object-search-form.module.css';

interface SearchConsentProps {
  readonly box: Ref<HTMLInputElement>;
  readonly isGiven: boolean;
  /** A search was tried without it. */
  readonly isMissing: boolean;
  readonly onChange: (isGiven: boolean) => void;
}

/** Asked of guests; the texts open beside the page, so that nothing typed is lost. */
export function SearchConsent({ box, isGiven, isMissing, onChange }: SearchConsentProps) {
  const id = useId();
  return (
    <>
      <label className={styles.consent}>
        <input
          ref={box}
          type="checkbox"
          className={styles.box}
          checked={isGiven}
          aria-invalid={isMissing}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          Даю согласие на обработку персональных данных по{' '}
          <a href="/privacy/" target="_blank" rel="noopener">
            политике
          </a>{' '}
          и&nbsp;принимаю{' '}
          <a href="/offer/" target="_blank" rel="noopener">
            оферту
          </a>
        </span>
      </label>
      <p id={id} role="alert" className={styles.missing}>
        {isMissing && 'Поставьте согласие на обработку персональных данных'}
      </p>
    </>
  );
}
