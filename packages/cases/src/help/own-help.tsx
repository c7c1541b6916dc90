import { caseQuery, casesKey } from '@proverka/api-client/cases';
import { Refused } from '@proverka/api-client/refused';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useState } from 'react';
import { MessageForm, type NewMessage } from '../message/message-form.tsx';
import type { Unsent } from '../message/use-unsent.ts';
import { AttachedList } from './attached-list.tsx';
import { asSent, type HelpSubject } from './help-subject.ts';
import styles from './help.module.css';
import { OwnHistory } from './own-history.tsx';

/** A page may show what is somebody else's: a report by its link. The message does not wait for that. */
function notTheirs(error: unknown): string {
  const code = error instanceof Refused ? error.problem.code : '';
  if (code === 'report_not_found')
    return 'Отчёт не приложен: его нет среди ваших. Отправьте сообщение ещё раз';
  if (code === 'order_not_found')
    return 'Заказ не приложен: его нет среди ваших. Отправьте сообщение ещё раз';
  return '';
}

interface OwnHelpProps {
  readonly subject: HelpSubject;
  readonly unsent: Unsent;
  /** Opens a conversation; `isNew` after it was begun here. */
  readonly onOpen: (caseId: string, isNew: boolean) => void;
}

/** The conversations of an account, and a message that begins another one. */
export function OwnHelp({ subject, unsent, onOpen }: OwnHelpProps) {
  const { api, analytics } = usePlatform();
  const queryClient = useQueryClient();
  const [attached, setAttached] = useState({ page: subject.page !== '', order: true });
  const { run, refusal, isBusy } = useChanges();
  const [notAttached, setNotAttached] = useState('');
  const send = ({ text, document }: NewMessage) =>
    run(async () => {
      setNotAttached('');
      const body = {
        kind: 'question',
        text,
        ...asSent(subject, attached),
        ...(document && { document }),
      } as const;
      const opened = await api.call('POST /cases', { body }).catch((error: unknown) => {
        const words = notTheirs(error);
        if (words !== '') setAttached({ ...attached, order: false });
        setNotAttached(words);
        throw error;
      });
      analytics.track({ name: 'support_request_sent' });
      queryClient.setQueryData(caseQuery(api, opened.case_id).queryKey, opened);
      void queryClient.invalidateQueries({ queryKey: [...casesKey, 'list'] });
      onOpen(opened.case_id, true);
    });
  return (
    <>
      <OwnHistory onOpen={(caseId) => onOpen(caseId, false)} />
      <section className={styles.section} aria-labelledby="help-new">
        <h2 id="help-new" className={styles.heading}>
          Новое обращение
        </h2>
        <MessageForm
          label="Новое обращение"
          button="Отправить"
          unsent={unsent}
          takesDocument
          attached={<AttachedList subject={subject} takesOrder attached={attached} onChange={setAttached} />}
          refusal={notAttached || refusal}
          isBusy={isBusy}
          onSend={send}
        />
      </section>
    </>
  );
}
