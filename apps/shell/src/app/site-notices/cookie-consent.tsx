import { CookieBar } from '@proverka/ui-kit/cookie-bar';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { useState } from 'react';
import { usePanelLinks } from '../panels/use-panel-links.ts';
import { cookieConsentKey } from './cookie-consent-key.ts';
import styles from './cookie-consent.module.css';
import { writeLocal } from './local-flag.ts';

/** For guests, until accepted or closed (specification, sections 2 and 4). */
export function CookieConsent() {
  const openLinked = usePanelLinks();
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;
  const answer = (value: 'accepted' | 'closed') => {
    writeLocal(cookieConsentKey, value);
    setAnswered(true);
  };
  return (
    <div className={styles.place} onClickCapture={openLinked}>
      <CookieBar onAccept={() => answer('accepted')} onClose={() => answer('closed')}>
        Сайт хранит{' '}
        <a href="/privacy/" className={linkClassName()}>
          файлы cookie
        </a>
      </CookieBar>
    </div>
  );
}
