import { deliveriesQuery } from '@proverka/api-client/programs';
import { deliveriesPageSize } from '@proverka/contract/settings-limits';
import type { WebhookDelivery } from '@proverka/contract/webhook';
import { momentBrief } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import type { Level } from '@proverka/ui-kit/level-looks';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { Pager } from '@proverka/ui-kit/pager';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { Loaded } from '../../page-parts/loaded.tsx';
import styles from '../../page-parts/section.module.css';

const LOOK_AGAIN_MS = 2000;

/** Deliveries to an address with its responses; refetched while one is pending. */
export function Deliveries({ webhookId, url }: { readonly webhookId: string; readonly url: string }) {
  const { api } = usePlatform();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...deliveriesQuery(api, webhookId, page - 1),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isFirstUnderWay) ? LOOK_AGAIN_MS : false),
  });
  return (
    <Loaded query={query} what="журнал доставок">
      {({ deliveries, total }) =>
        total === 0 ? (
          <p className={styles.soft}>Доставок за 30 дней не было. Проверьте адрес пробной доставкой.</p>
        ) : (
          <>
            <ol className={styles.log} aria-label={`Журнал доставок на ${url}`}>
              {deliveries.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery} />
              ))}
            </ol>
            <Pager
              label="Страницы журнала"
              page={page}
              pageCount={Math.ceil(total / deliveriesPageSize)}
              onPageChange={setPage}
            />
          </>
        )
      }
    </Loaded>
  );
}

/** An attempt counts from its start, so the first one without a result is still pending. */
const isFirstUnderWay = ({ status, attempts, reason, answer_status }: WebhookDelivery): boolean =>
  status === 'waiting' && (attempts === 0 || (reason === '' && answer_status === null));

const eventWords: Readonly<Record<WebhookDelivery['event'], string>> = {
  'order.changed': 'Заказ изменился',
  'item.changed': 'Отчёт изменился',
  test: 'Пробная доставка',
};

const states: Readonly<Record<WebhookDelivery['status'], readonly [Level, string]>> = {
  waiting: ['attention', 'Ждёт отправки'],
  delivered: ['clear', 'Доставлено'],
  failed: ['danger', 'Не доставлено'],
};

const again: (typeof states)['waiting'] = ['warning', 'Повторим'];

function Delivery({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { event, status, created_date, answer_status, reason } = delivery;
  const willRepeat = status === 'waiting' && !isFirstUnderWay(delivery);
  const [level, word] = willRepeat ? again : states[status];
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p>
          {eventWords[event]} <span className={styles.soft}>{momentBrief(created_date)}</span>
        </p>
        {reason !== '' && <p className={styles.soft}>{typeset(reason)}</p>}
        {!isFirstUnderWay(delivery) && <p className={styles.soft}>{attemptWords(delivery)}</p>}
      </div>
      <LevelMark level={level}>{answer_status === null ? word : `${word}, ответ ${answer_status}`}</LevelMark>
    </li>
  );
}

function attemptWords({ attempts, next_attempt_date: next }: WebhookDelivery): string {
  const made = attempts === 0 ? '' : `Попыток: ${attempts}`;
  const planned = next === null || attempts === 0 ? '' : `следующая ${momentBrief(next)}`;
  return [made, planned].filter(Boolean).join(', ');
}
