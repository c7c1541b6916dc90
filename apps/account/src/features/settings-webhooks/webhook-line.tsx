import { deliveriesKey, webhooksQuery } from '@proverka/api-client/programs';
import { refusalMessage } from '@proverka/api-client/refused';
import type { Webhook } from '@proverka/contract/webhook';
import { momentDay } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Row } from '@proverka/ui-kit/layout';
import { useState } from 'react';
import { askFirst } from '../../page-parts/ask-first.tsx';
import styles from '../../page-parts/section.module.css';
import { Deliveries } from './deliveries.tsx';

export function WebhookLine({ webhook }: { readonly webhook: Webhook }) {
  const { api, dialogs, notices } = usePlatform();
  const queryClient = useQueryClient();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const [isTesting, setIsTesting] = useState(false);
  const { id, url, created_date } = webhook;

  const send = async (): Promise<void> => {
    setIsTesting(true);
    try {
      await api.call('POST /webhooks/{webhookId}/test', { params: { webhookId: id } });
      setIsLogOpen(true);
      await queryClient.invalidateQueries({ queryKey: deliveriesKey(id) });
    } catch (error) {
      notices.show('danger', refusalMessage(error));
    } finally {
      setIsTesting(false);
    }
  };
  const remove = () =>
    askFirst(dialogs, {
      title: 'Удалить подписку?',
      text: `${url} перестанет получать сообщения. То, что ещё не доставлено, доставлено не будет.`,
      confirm: 'Удалить подписку',
      act: async () => {
        await api.call('DELETE /webhooks/{webhookId}', { params: { webhookId: id } });
        notices.show('clear', 'Подписка удалена');
        await queryClient.invalidateQueries(webhooksQuery(api));
      },
    });

  return (
    <li className={styles.stacked}>
      <div className={styles.words}>
        <p className={styles.name}>{url}</p>
        <p className={styles.soft}>С {momentDay(created_date)}</p>
      </div>
      <Row gap={2}>
        <Button variant="secondary" busy={isTesting} onClick={() => void send()}>
          Проверить
        </Button>
        <Button variant="quiet" aria-expanded={isLogOpen} onClick={() => setIsLogOpen(!isLogOpen)}>
          Журнал
        </Button>
        <Button variant="quiet" aria-label={`Удалить подписку ${url}`} onClick={remove}>
          Удалить
        </Button>
      </Row>
      {isLogOpen && <Deliveries webhookId={id} url={url} />}
    </li>
  );
}
