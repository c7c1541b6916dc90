import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { ApiReply } from '@proverka/contract/api';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { typeset } from '@proverka/words/typeset';
import { formatPhone } from '@proverka/words/phone';
import { parsePhone } from '@proverka/validation/phone';
import { useState } from 'react';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import styles from '../../page-parts/section.module.css';
import { CodeForm } from './code-form.tsx';
import type { Person } from './profile-form.tsx';
import { useCountdown } from './use-countdown.ts';

type Sent = Pick<ApiReply<'GET /person/phone/send_verification_code'>, 'phone'>;

/** A longer wait means that the daily limit is reached. */
const PACE_SECONDS = 60;

/** Verifies the phone by a code sent to it. */
export function PhoneCheck({ person }: { readonly person: Person }) {
  const phone = formatPhone(person.phone);
  const { sent, failure, isAsking, secondsLeft, ask } = useSentCode(phone);

  if (person.is_phone_verified) {
    return (
      <LevelMark level="clear" tinted>
        Телефон {phone} подтверждён
      </LevelMark>
    );
  }
  if (parsePhone(person.phone) === null) {
    return <p className={styles.plain}>{typeset('Укажите телефон и сохраните его, чтобы получить код.')}</p>;
  }

  return (
    <>
      <LevelMark level="attention">Телефон {phone} не&nbsp;подтверждён</LevelMark>
      <FailureNote text={failure} />
      {sent === null ? (
        <div className={styles.form}>
          <p className={styles.plain}>{typeset('Пришлём SMS с кодом из 6 цифр, он действует 10 минут.')}</p>
          <div className={styles.actions}>
            <Button variant="secondary" busy={isAsking} onClick={() => void ask()}>
              Получить код
            </Button>
          </div>
        </div>
      ) : (
        <CodeForm
          personId={person.id}
          sentTo={sent.phone}
          secondsLeft={secondsLeft}
          isAsking={isAsking}
          onAskAgain={() => void ask()}
        />
      )}
    </>
  );
}

/** The code sent to the phone, and the wait until the next. */
function useSentCode(phone: string) {
  const { api } = usePlatform();
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [secondsLeft, waitFor] = useCountdown();

  const ask = async (): Promise<void> => {
    setIsAsking(true);
    setFailure('');
    try {
      const reply = await api.call('GET /person/phone/send_verification_code', {});
      setSent(reply);
      waitFor(reply.retry_in);
    } catch (error) {
      const wait = secondsToWait(error);
      // A recently sent code can still be entered, also after a reload.
      if (wait > 0 && wait <= PACE_SECONDS) {
        setSent((before) => before ?? { phone });
        waitFor(wait);
      } else {
        setFailure(refusalMessage(error));
      }
    } finally {
      setIsAsking(false);
    }
  };
  return { sent, failure, isAsking, secondsLeft, ask };
}

function secondsToWait(error: unknown): number {
  if (!(error instanceof Refused) || error.problem.code !== 'too_many_requests') return 0;
  return error.problem.retryAfter ?? 0;
}
