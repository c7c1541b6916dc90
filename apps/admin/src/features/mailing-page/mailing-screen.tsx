import { mailingQuery } from '@proverka/api-client/mailings';
import type { Mailing } from '@proverka/contract/mailing';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { momentWords } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import { brandWords } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { mailingStateWords } from '../../controls/mailing-words.ts';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { DraftDesk } from './draft-desk.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { useMailing } from './use-mailing.ts';

/** One mailing: its counts, and what can be done in its state. */
export function MailingScreen({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const query = useQuery({
    ...mailingQuery(api, id),
    // Only while somebody looks: a call in the background would count as use of the session.
    refetchOnWindowFocus: 'always',
  });
  if (query.data === undefined) return <NotLoaded what="рассылку" headingAs="h1" query={query} />;
  const { mailing } = query.data;
  return (
    <>
      <h1>{typeset(mailing.subject)}</h1>
      <Counts mailing={mailing} />
      {mailing.state === 'draft' ? <DraftDesk mailing={mailing} /> : <LetterPreview content={mailing} />}
    </>
  );
}

function Counts({ mailing }: { readonly mailing: Mailing }) {
  const { state, brand, written, sent, left_out: leftOut, subscribers, created_at: at } = mailing;
  const changes = useMailing(mailing.mailing_id);
  const isDraft = state === 'draft';
  return (
    <Card as="section" aria-label="Рассылка" className={desk.card}>
      <Facts
        facts={[
          ['Состояние', mailingStateWords[state]],
          ['Сайт', brandWords[brand]],
          ['Подписчиков сейчас', groupedDigits(subscribers)],
          ['Выбрано', isDraft ? '' : groupedDigits(written)],
          ['Отправлено', isDraft ? '' : groupedDigits(sent)],
          ['Пропущено: отписались или остановлено', isDraft ? '' : groupedDigits(leftOut)],
          ['Создана', momentWords(at)],
        ]}
      />
      <FailureNote text={changes.refusal} />
      {state === 'sending' && (
        <div className={desk.row}>
          <RemoveButton
            action="Остановить"
            confirmation="Остановить сейчас"
            isBusy={changes.isBusy}
            onRemove={() => void changes.stop()}
          />
        </div>
      )}
    </Card>
  );
}
