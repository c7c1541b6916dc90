import { Container } from '@proverka/ui-kit/layout';
import { BannersDesk } from '../features/banners-desk/banners-desk.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.page}>
      <h1>Баннеры</h1>
      <BannersDesk />
    </Container>
  );
}
