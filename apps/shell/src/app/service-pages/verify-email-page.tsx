import { VerifyEmailForm } from '@proverka/order-flow/verify-email-form';
import { Card } from '@proverka/ui-kit/card';
import { Container, Stack } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountPath, useSitePaths } from '../navigation/site-paths.ts';
import styles from './verify-email-page.module.css';

/** The target of the link in a letter; the token is in the part after #, which is sent nowhere. */
export function Component() {
  const { hash } = useLocation();
  const paths = useSitePaths();
  const navigate = useNavigate();
  const [isElsewhere, setElsewhere] = useState(false);
  const goOn = async (isSignedIn: boolean) => {
    if (isSignedIn) await navigate(accountPath(paths), { replace: true });
    else setElsewhere(true);
  };
  return (
    <Container as="main" width={680} className={styles.page}>
      <h1>Подтверждение почты</h1>
      <Card>
        {isElsewhere ? (
          <Stack gap={4}>
            <output>Почта подтверждена, пароль сохранён.</output>
            <p>
              {typeset(
                'В этом браузере открыт другой кабинет. Чтобы перейти в новый, выйдите и войдите с его почтой и паролем.',
              )}
            </p>
          </Stack>
        ) : (
          <VerifyEmailForm token={hash.slice(1)} onVerified={(isSignedIn) => void goOn(isSignedIn)} />
        )}
      </Card>
    </Container>
  );
}
