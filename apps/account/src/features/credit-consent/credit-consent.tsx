import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { CreditConsentPage, CreditConsentState } from '@proverka/contract/credit-consent';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Stack } from '@proverka/ui-kit/layout';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { momentWithZone } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { SignByCode } from './sign-by-code.tsx';

const ended: Readonly<Partial<Record<CreditConsentState, string>>> = {
  refused: 'Вы отказались. Бюро не спросят, заказчику вернули деньги.',
  replaced: 'Эту ссылку заменили новой. Подписать по ней нельзя.',
  cancelled: 'Заказчик отменил запрос. Ничего подписывать не нужно.',
  expired: 'Срок ссылки прошёл. Бюро не спросят.',
  withdrawn: 'Вы отозвали согласие. Отчёт не получен, заказчику вернули деньги.',
};

const SIGNED = 'Согласие подписано. Спасибо, больше ничего делать не нужно.';
const CLOSED = 'Подписать по этой ссылке больше нельзя.';

/** What the person a question is about reads, signs or refuses. Opening it changes nothing that matters: scanners open links too. */
export function CreditConsent({ token }: { readonly token: string }) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const key = ['credit-consent', token];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: () => api.call('POST /credit_consent/read', { body: { token } }),
    retry: false,
  });
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={6} label="Загружаем согласие" />;
    if (error instanceof Refused && error.problem.code === 'consent_link_invalid')
      return <FailureState title="Ссылка не действует" text={refusalMessage(error)} />;
    return (
      <FailureState
        title="Не удалось открыть согласие"
        text={refusalMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const show = (page: CreditConsentPage) => queryClient.setQueryData(key, page);
  return <ConsentCard token={token} page={data} onChanged={show} />;
}

interface ConsentCardProps {
  readonly token: string;
  readonly page: CreditConsentPage;
  readonly onChanged: (page: CreditConsentPage) => void;
}

export function ConsentCard(props: ConsentCardProps) {
  const { page } = props;
  return (
    <Stack gap={6}>
      <Card>
        <Stack gap={4}>
          <p>
            <b>Просит:</b> {typeset(page.asker)}
          </p>
          <p>
            <b>Зачем:</b> {typeset(page.purpose)}
          </p>
          <p>
            <b>Отчёт получит и передаст:</b> {typeset(page.operator)}
          </p>
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="consent-text">
        <Stack gap={4}>
          <h2 id="consent-text">{typeset(page.title)}</h2>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{typeset(paragraph)}</p>
          ))}
          <p>Версия текста: {page.version}</p>
        </Stack>
      </Card>
      <Decision {...props} />
    </Stack>
  );
}

function Decision({ token, page, onChanged }: ConsentCardProps) {
  const { api } = usePlatform();
  const { isBusy, refusal, run } = useChanges();
  const body = { token };
  const refuse = () => run(async () => onChanged(await api.call('POST /credit_consent/refuse', { body })));
  const withdraw = () =>
    run(async () => onChanged(await api.call('POST /credit_consent/withdraw', { body })));
  const no = page.can_sign
    ? { title: 'Отказаться', act: refuse }
    : { title: 'Отозвать согласие', act: withdraw };
  const told = page.state === 'signed' ? SIGNED : (ended[page.state] ?? CLOSED);
  return (
    <Card as="section" aria-label="Решение">
      <Stack gap={4}>
        {page.can_sign ? (
          <>
            <SignByCode token={token} page={page} onSigned={onChanged} />
            <p>{typeset(`Ссылка действует до ${momentWithZone(page.until)}.`)}</p>
          </>
        ) : (
          <output>{told}</output>
        )}
        {(page.can_sign || page.can_withdraw) && (
          <div>
            <Button variant="secondary" busy={isBusy} onClick={() => void no.act()}>
              {no.title}
            </Button>
          </div>
        )}
        <FailureNote text={refusal} />
      </Stack>
    </Card>
  );
}
