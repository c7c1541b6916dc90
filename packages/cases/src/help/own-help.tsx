import { caseQuery, casesKey } from '@proverka/api-client/cases';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useState } from 'react';
import { MessageForm, type NewMessage } from '../message/message-form.tsx';
import { AttachedList } from './attached-list.tsx';
import { asSent, type HelpSubject } from './help-subject.ts';
import styles from './help.module.css';
import { OwnHistory } from './own-history.tsx';

interface OwnHelpProps {
  readonly subject: HelpSubject;
  /** Opens a conversation; `isNew` after it was begun here. */
  readonly onOpen: (caseId: string, isNew: boolean) => void;
}

/** The conversations of an account, and a message that begins another one. */
export function OwnHelp({ subject, onOpen }: OwnHelpProps) {
  const { api, analytics } = usePlatform();
  const queryClient = useQueryClient();
  const [attached, setAttached] = useState({ page: subject.page !== '', order: true });
  const { run, refusal, isBusy } = useChanges();
  const send = ({ text, document }: NewMessage) =>
    run(async () => {
      const opened = await api.call('POST /cases', {
        body: { kind: 'question', text, ...asSent(subject, attached), ...(document && { document }) },
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
          keptAs="help"
          takesDocument
          attached={<AttachedList subject={subject} takesOrder attached={attached} onChange={setAttached} />}
          refusal={refusal}
          isBusy={isBusy}
          onSend={send}
        />
      </section>
    </>
  );
}
