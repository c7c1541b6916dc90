import { mailingsKey } from '@proverka/api-client/mailings';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { blankMailing, isWhole } from './mailing-content.domain.ts';
import { MailingFields } from './mailing-fields.tsx';

/** Makes a draft and opens it; nothing is sent. */
export function NewMailing() {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [content, setContent] = useState(blankMailing);
  const [isTried, setTried] = useState(false);
  const { run, isBusy, refusal } = useChanges(() => queryClient.invalidateQueries({ queryKey: mailingsKey }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || !isWhole(content)) return;
    await run(async () => {
      const { mailing } = await api.call('POST /admin/mailing', { body: content });
      void navigate(`/admin/content/mailings/${mailing.mailing_id}/`, { replace: true });
    });
  };
  return (
    <form
      aria-label="Новая рассылка"
      noValidate
      method="post"
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <MailingFields
        {...{ content, isTried }}
        onChange={(part) => setContent((now) => ({ ...now, ...part }))}
      />
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button type="submit" busy={isBusy}>
          Сохранить черновик
        </Button>
      </div>
    </form>
  );
}
