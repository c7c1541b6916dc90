import { apiAccessQuery, webhooksQuery } from '@proverka/api-client/programs';
import { maxWebhooks } from '@proverka/contract/settings-limits';
import type { Webhook } from '@proverka/contract/webhook';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { EndedWebhook } from './ended-webhook.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLine } from './webhook-line.tsx';

/** Addresses notified of changes of orders and items; for roles with API access. */
export function Webhooks() {
  const { api } = usePlatform();
  const access = useQuery(apiAccessQuery(api));
  const isForRole = access.data?.scopes.includes('webhooks') === true;
  const query = useQuery({ ...webhooksQuery(api), enabled: isForRole });
  if (!isForRole) return null;
  return (
    <Section
      title="Вебхуки"
      note="Сообщаем вашему серверу об изменениях заказов и отчётов: подписанным запросом, с повторами в течение суток."
    >
      <Loaded query={query} what="подписки">
        {({ webhooks }) => (
          <>
            {webhooks.length > 0 && (
              <ul className={styles.list} aria-label="Подписки">
                {webhooks.map((webhook) =>
                  isOpen(webhook) ? (
                    <WebhookLine key={webhook.id} webhook={webhook} />
                  ) : (
                    <EndedWebhook key={webhook.id} webhook={webhook} />
                  ),
                )}
              </ul>
            )}
            <WebhookForm isFull={webhooks.filter(isOpen).length >= maxWebhooks} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

const isOpen = ({ ended_date }: Webhook): boolean => ended_date === null;
