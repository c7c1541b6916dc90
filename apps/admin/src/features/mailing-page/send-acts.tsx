import type { Mailing } from '@proverka/contract/mailing';
import { Button } from '@proverka/ui-kit/button';
import { counted } from '@proverka/words/plural';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import type { useMailing } from './use-mailing.ts';

interface SendActsProps {
  readonly mailing: Mailing;
  readonly changes: ReturnType<typeof useMailing>;
  /** Something is written and not saved. */
  readonly isClosed: boolean;
}

const readers = (count: number): string => counted(count, 'подписчику', 'подписчикам', 'подписчикам');

/** A test letter to oneself, and the start, which says to how many it goes. */
export function SendActs({ mailing: { subscribers }, changes, isClosed }: SendActsProps) {
  const [isSampled, setSampled] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const sample = async () => {
    setSampled(false);
    setSampled(await changes.sample());
  };
  return (
    <section aria-labelledby="sending" className={desk.section}>
      <h2 id="sending">Отправка</h2>
      <div className={desk.row}>
        <Button variant="secondary" busy={changes.isBusy} disabled={isClosed} onClick={() => void sample()}>
          Пробное письмо себе
        </Button>
        {isAsked ? (
          <>
            <Button
              variant="danger"
              busy={changes.isBusy}
              disabled={isClosed}
              onClick={() => void changes.start()}
            >
              Отправить {readers(subscribers)}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Не отправлять
            </Button>
          </>
        ) : (
          <Button disabled={isClosed || subscribers === 0} onClick={() => setAsked(true)}>
            Начать рассылку
          </Button>
        )}
      </div>
      <output className={desk.soft}>
        {isSampled && 'Пробное письмо отправлено на вашу почту'}
        {!isSampled && subscribers === 0 && 'На новости этого сайта никто не подписан'}
      </output>
    </section>
  );
}
