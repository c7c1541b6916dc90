import type { Mailing, MailingInput } from '@proverka/contract/mailing';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { LetterPreview } from './letter-preview.tsx';
import { isSame, isWhole } from './mailing-content.domain.ts';
import { MailingFields } from './mailing-fields.tsx';
import { SendActs } from './send-acts.tsx';
import { useMailing } from './use-mailing.ts';

const contentOf = ({ brand, subject, text }: Mailing): MailingInput => ({ brand, subject, text });

/** A draft: written, looked at, sent to oneself, started. What is sent is what was saved. */
export function DraftDesk({ mailing }: { readonly mailing: Mailing }) {
  const saved = contentOf(mailing);
  const [content, setContent] = useState(saved);
  const [isTried, setTried] = useState(false);
  const [shown, setShown] = useState<MailingInput | null>(null);
  const changes = useMailing(mailing.mailing_id);
  const isChanged = !isSame(content, saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!changes.isBusy && isWhole(content)) void changes.save(content);
  };
  const show = () => {
    setTried(true);
    if (isWhole(content)) setShown(content);
  };
  return (
    <>
      <form aria-label="Рассылка" noValidate method="post" className={desk.form} onSubmit={submit}>
        <MailingFields
          {...{ content, isTried }}
          onChange={(part) => setContent((now) => ({ ...now, ...part }))}
        />
        <div className={desk.row}>
          <Button type="submit" variant="secondary" busy={changes.isBusy} disabled={!isChanged}>
            Сохранить
          </Button>
          <Button variant="secondary" onClick={show}>
            Показать письмо
          </Button>
        </div>
      </form>
      {shown !== null && <LetterPreview content={shown} />}
      <FailureNote text={changes.refusal} />
      {isChanged && (
        <p className={desk.soft}>{typeset('Отправляется сохранённое: сначала сохраните изменения.')}</p>
      )}
      <SendActs mailing={mailing} changes={changes} isClosed={isChanged} />
    </>
  );
}
