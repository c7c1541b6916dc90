import { boxClassName } from '@proverka/ui-kit/box-look';
import { useEffect, useId, useRef } from 'react';
import styles from './object-search-form.module.css';

/** `missing`: the search was submitted without it. */
export type Consent = 'none' | 'missing' | 'given';

interface SearchConsentProps {
  readonly consent: Consent;
  readonly onChange: (consent: Consent) => void;
}

/** For guests; the legal texts open over the page, so that no input is lost. */
export function SearchConsent({ consent, onChange }: SearchConsentProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isMissing = consent === 'missing';
  useEffect(() => {
    // A box ticked before hydration stays ticked.
    if (box.current?.checked) onChange('given');
  }, [onChange]);
  return (
    <>
      <label className={styles.consent}>
        <input
          ref={box}
          type="checkbox"
          className={boxClassName()}
          checked={consent === 'given'}
          aria-invalid={isMissing}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked ? 'given' : 'none')}
        />
        <span>
          Даю согласие на обработку персональных данных по&nbsp;
          <a href="/consents/personal_data/current/" target="_blank" rel="noopener">
            тексту согласия
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
