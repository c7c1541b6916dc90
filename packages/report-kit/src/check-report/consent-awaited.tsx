import { refusalMessage } from '@proverka/api-client/refused';
import type { CreditConsentView } from '@proverka/contract/credit-consent';
import type { Report } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { momentWithZone } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import styles from './check-report.module.css';
import { AskForConsent } from './ask-for-consent.tsx';

const LOOK_AGAIN_MS = 15_000;

const isAwaited = ({ state }: CreditConsentView): boolean => state === 'sent';

/** What has become of the consent a credit history waits for. */
export function ConsentAwaited({ report }: { readonly report: Report }) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const key = ['credit-consent-of', report.order_item_id];
  const params = { order_item_id: report.order_item_id };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: () => api.call('GET /report/{order_item_id}/credit_consent', { params }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={3} label="Загружаем согласие" />;
    return (
      <FailureState
        title="Не удалось загрузить согласие"
        text={refusalMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const show = (view: CreditConsentView) => queryClient.setQueryData(key, view);
  return (
    <>
      <ConsentState consent={data} />
      <AskForConsent key={data.sent_at ?? ''} report={report} isAgain={isAwaited(data)} onAsked={show} />
    </>
  );
}

export function ConsentState({ consent }: { readonly consent: CreditConsentView }) {
  return (
    <output className={styles.form}>
      {stateWords(consent).map((words) => (
        <span key={words} className={styles.note}>
          {typeset(words)}
        </span>
      ))}
    </output>
  );
}

function stateWords(consent: CreditConsentView): string[] {
  const until = consent.until === null ? '' : momentWithZone(consent.until);
  if (!isAwaited(consent)) {
    return [
      'Кредитную историю бюро показывает только с согласия того, о ком запрос. Укажите его телефон: мы пришлём ссылку на текст, он подпишет его кодом из SMS.',
      `Если согласия не будет до ${until}, вернём деньги.`,
    ];
  }
  const contact = [consent.phone, consent.email].filter(Boolean).join(', ');
  return [
    `Ждём согласия. ${consent.is_own ? 'Код для подписи придёт' : 'Ссылка отправлена'} на ${contact}.`,
    ...(consent.is_undelivered ? ['SMS не ушло. Проверьте номер и отправьте ссылку ещё раз.'] : []),
    consent.opened_at === null ? 'Ссылку ещё не открывали.' : 'Ссылку открыли, но ещё не подписали.',
    `Ждём до ${until}, потом вернём деньги.`,
  ];
}
