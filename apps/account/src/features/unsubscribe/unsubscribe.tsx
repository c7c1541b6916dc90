import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Stack } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { useState } from 'react';
import { FailureNote } from '@proverka/ui-kit/failure-note';

/** The target of a link in letters; needs no sign-in. Opening it changes nothing, because link scanners open it too. */
export function Unsubscribe({ token }: { readonly token: string }) {
  const { api } = usePlatform();
  const { isBusy, refusal, run } = useChanges();
  const [isDone, setDone] = useState(false);
  const body = { 'List-Unsubscribe': 'One-Click' } as const;
  const unsubscribe = async () =>
    setDone(await run(() => api.call('POST /unsubscribe', { query: { token }, body })));
  const settings = (
    <Link to="/user/settings/?part=letters" className={linkClassName('accent')}>
      Настройки писем
    </Link>
  );
  return (
    <Card>
      <Stack gap={4}>
        {isDone ? (
          <>
            <output>Новости и предложения больше не придут.</output>
            <p>Письма о заказах, отчётах и деньгах останутся. Передумать можно в настройках.</p>
          </>
        ) : (
          <>
            <p>Больше не присылать новости и предложения? Письма о заказах, отчётах и деньгах останутся.</p>
            <FailureNote text={refusal} />
            <div>
              <Button size="large" busy={isBusy} onClick={() => void unsubscribe()}>
                Отписаться
              </Button>
            </div>
          </>
        )}
        <p>{settings}</p>
      </Stack>
    </Card>
  );
}
