import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';

interface OpenSubjectProps {
  readonly itemId: string;
  /** As it stands on the page. */
  readonly masked: string;
}

/** Shows whom an item is about, without the mask, after a reason; until the page is left. */
export function OpenSubject({ itemId, masked }: OpenSubjectProps) {
  const { api, dialogs } = usePlatform();
  const [subject, setSubject] = useState<string | null>(null);
  if (subject !== null) return <output className={desk.text}>{subject || 'Сведения уничтожены'}</output>;
  const ask = () =>
    dialogs.open({ title: 'О ком проверка', size: 'sm' }, (close) => (
      <ReasonForm
        about={`Сейчас показано «${masked}». Откроются имя или номер целиком. Кто открыл и почему, останется в журнале.`}
        action="Открыть"
        act={async (reason) => {
          const params = { order_item_id: itemId };
          const call = await api.call('POST /admin/order_item/{order_item_id}/subject', {
            params,
            body: { reason },
          });
          setSubject(call.subject);
        }}
        onDone={close}
      />
    ));
  return (
    <Button size="small" variant="secondary" aria-label={`Открыть целиком: ${masked}`} onClick={ask}>
      Открыть целиком
    </Button>
  );
}
