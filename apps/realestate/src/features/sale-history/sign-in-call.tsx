import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Row, Stack } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';

/** Sales are for signed-in visitors (specification, section 6); the page updates after signing in. */
export function SignInCall() {
  const { sessionActions } = usePlatform();
  return (
    <Card tone="accent">
      <Stack gap={4}>
        <h2>{typeset('История продаж — для тех, кто вошёл')}</h2>
        <p>{typeset('Это бесплатно: аккаунт нужен, чтобы защитить источник от сборщиков данных.')}</p>
        <Row gap={3}>
          <Button size="large" onClick={() => void sessionActions.askToSignIn('register')}>
            Зарегистрироваться
          </Button>
          <Button size="large" variant="secondary" onClick={() => void sessionActions.askToSignIn('login')}>
            Войти
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
