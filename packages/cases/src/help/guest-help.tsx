import { usePlatform } from '@proverka/shell-sdk/platform';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';
import { GuestForm } from './guest-form.tsx';
import { GuestHistory } from './guest-history.tsx';
import type { HelpSubject } from './help-subject.ts';
import styles from './help.module.css';

interface GuestHelpProps {
  readonly subject: HelpSubject;
  readonly onOpen: (token: string) => void;
}

interface Sent {
  readonly number: number;
  readonly email: string;
}

/** A message by e-mail. The conversation is shown where the link of its letter is opened, and nowhere before. */
export function GuestHelp({ subject, onOpen }: GuestHelpProps) {
  const { sessionActions } = usePlatform();
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent !== null) return <SentNote {...sent} onAgain={() => setSent(null)} />;
  return (
    <>
      <GuestHistory onOpen={onOpen} />
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
        <GuestForm subject={subject} onSent={(number, email) => setSent({ number, email })} />
      </section>
    </>
  );
}

const SentNote = ({ number, email, onAgain }: Sent & { readonly onAgain: () => void }) => (
  <div className={styles.section}>
    <Banner tone="clear" live>
      <p>Обращение №&nbsp;{number} отправлено.</p>
    </Banner>
    <p>
      Письмо со&nbsp;ссылкой на&nbsp;переписку придёт на&nbsp;<span className={styles.email}>{email}</span>.
      Откройте ссылку в&nbsp;этом браузере, и&nbsp;переписка появится в&nbsp;«Помощи». Об&nbsp;ответе тоже
      напишем.
    </p>
    <Button variant="secondary" onClick={onAgain}>
      Написать ещё
    </Button>
  </div>
);
