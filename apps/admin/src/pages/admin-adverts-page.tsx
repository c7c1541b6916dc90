import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { AdvertGroups } from '../features/advert-groups/advert-groups.tsx';
import styles from './page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const onFind = (find: string) =>
    void navigate(`/admin/adverts/${find === '' ? '' : `?${new URLSearchParams({ find }).toString()}`}`);
  return (
    <Container as="main" className={styles.page}>
      <h1>Повторы объявлений</h1>
      <AdvertGroups find={search.get('find') ?? ''} onFind={onFind} />
    </Container>
  );
}
