import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { Stack } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';

/** The sample object cannot be ordered; links to the search for a real one. */
export function DemoProducts() {
  return (
    <Card tone="accent">
      <Stack gap={4}>
        <h2>Проверьте свой объект</h2>
        <p>{typeset('Здесь у настоящего объекта стоят отчёты с ценами и сроками.')}</p>
        <p>
          <Link to="/" className={buttonClassName({ size: 'large' })}>
            Найти объект
          </Link>
        </p>
      </Stack>
    </Card>
  );
}
