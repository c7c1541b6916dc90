import { numberFigures } from '@proverka/contract/desk-numbers';
import { Link, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { figureWords } from '../controls/number-words.ts';
import { NumberRows } from '../features/number-rows/number-rows.tsx';
import styles from './page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const figure = numberFigures.find((one) => one === search.get('figure')) ?? 'paid';
  return (
    <Container as="main" className={styles.wide}>
      <h1>{figureWords[figure]}</h1>
      <p>
        <Link to="/admin/numbers/" className={linkClassName('plain')}>
          Все показатели
        </Link>
      </p>
      <NumberRows />
    </Container>
  );
}
