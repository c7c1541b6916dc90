import { casesKey } from '@proverka/api-client/cases';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import styles from './cases.module.css';
import { MessageForm, type NewMessage } from '@proverka/cases/message-form';

interface NewCaseProps {
  /** What the case is about; both absent: nothing in particular. */
  readonly orderId: string | undefined;
  readonly itemId: string | undefined;
}

/** A question, a question about an order, or an error in a report; leads to the conversation. */
export function NewCase({ orderId, itemId }: NewCaseProps) {
  const { api, analytics } = usePlatform();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, refusal, isBusy } = useChanges();
  const send = ({ text, document }: NewMessage) =>
    run(async () => {
      const opened = await api.call('POST /cases', {
        body: {
          kind: itemId === undefined ? 'question' : 'report_error',
          text,
          ...(orderId !== undefined && { order_id: orderId }),
          ...(itemId !== undefined && { order_item_id: itemId }),
          ...(document && { document }),
        },
      });
      analytics.track({ name: 'support_request_sent' });
      void queryClient.invalidateQueries({ queryKey: casesKey });
      void navigate(`/user/cases/${opened.case_id}/`);
    });
  return (
    <div className={styles.view}>
      {orderId !== undefined && (
        <p>
          <Link to={`/order/${orderId}/`} className={linkClassName()}>
            Заказ, о&nbsp;котором обращение
          </Link>
        </p>
      )}
      <MessageForm
        label="Новое обращение"
        button="Отправить"
        hint={
          itemId === undefined
            ? 'Что случилось и что вы ожидали'
            : 'Что в отчёте неверно и откуда вы это знаете. Об одной находке удобнее сообщить в самом отчёте'
        }
        takesDocument
        refusal={refusal}
        isBusy={isBusy}
        onSend={send}
      />
    </div>
  );
}
