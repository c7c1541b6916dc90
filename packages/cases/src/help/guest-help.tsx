import { usePlatform } from '@proverka/shell-sdk/platform';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { useState } from 'react';
import type { Unsent } from '../message/use-unsent.ts';
import { GuestForm } from './guest-form.tsx';
import { GuestHistory } from './guest-history.tsx';
import type { HelpSubject } from './help-subject.ts';
import styles from './help.module.css';

interface GuestHelpProps {
  readonly subject: HelpSubject;
  readonly unsent: Unsent;
  readonly onOpen: (token: string) => void;
}

interface Sent {
  readonly number: number;
  readonly email: string;
}

/** A message by e-mail. The conversation is shown where the link of its letter is opened, and nowhere before. */
export function GuestHelp({ subject, unsent, onOpen }: GuestHelpProps) {
  const { sessionActions } = usePlatform();
  const [sent, setSent] = useState<Sent | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  // The button that was pressed is gone: what came in its place has the focus.
  const place = useFocusOnChange<HTMLDivElement>(`${sent?.number} ${isForgotten}`);
  if (sent !== null)
    return (
      <div ref={place} tabIndex={-1} className={styles.help}>
        <SentNote {...sent} onAgain={() => setSent(null)} />
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={styles.help}>
      <GuestHistory onOpen={onOpen} onForgotten={() => setForgotten(true)} />
      <section className={styles.section} aria-labelledby="help-new">
        <h2 id="help-new" className={styles.heading}>
          Новое обращение
        </h2>
        <p className={styles.signIn}>
          Переписка из&nbsp;кабинета:
          <Button variant="quiet" size="small" onClick={() => void sessionActions.askToSignIn('login')}>
            Войти
          </Button>
        </p>
        <GuestForm subject={subject} unsent={unsent} onSent={(number, email) => setSent({ number, email })} />
      </section>
    </div>
  );
}

const SentNote = ({ number, email, onAgain }: Sent & { readonly onAgain: () => void }) => (
  <div className={styles.section}>
    <Banner tone="clear" live>
      <p>Обращение №&nbsp;{number} отправлено.</p>
    </Banner>
    <p>
      Об&nbsp;ответе напишем на&nbsp;<span className={styles.email}>{email}</span>. В&nbsp;письме будет ссылка
      на&nbsp;переписку: откройте её в&nbsp;этом браузере, и&nbsp;переписка появится в&nbsp;«Помощи».
      Подтверждение тоже придёт письмом, но&nbsp;если обращений за&nbsp;час много,
      то&nbsp;не&nbsp;на&nbsp;каждое.
    </p>
    <Button variant="secondary" onClick={onAgain}>
      Написать ещё
    </Button>
  </div>
);
