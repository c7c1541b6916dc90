import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Stack } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { useState } from 'react';
import { FailureNote } from '../../section/failure-note.tsx';

/** From a letter, also for who is not signed in. Not done by opening the page: programs that check links open them too. */
export function Unsubscribe({ token }: { readonly token: string }) {
  const { api } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState('');
  const unsubscribe = async () => {
    setBusy(true);
    setFailure('');
    try {
      await api.call('POST /unsubscribe', { query: { token }, body: { 'List-Unsubscribe': 'One-Click' } });
      setDone(true);
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setBusy(false);
    }
  };
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
            <FailureNote text={failure} />
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
