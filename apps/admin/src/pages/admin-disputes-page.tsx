import { disputeLists, type DisputeList } from '@proverka/contract/dispute';
import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { DisputesList } from '../features/disputes-desk/disputes-list.tsx';
import { disputesAddress } from '../features/disputes-desk/disputes-address.domain.ts';
import styles from './page.module.css';

const titles: Readonly<Record<DisputeList, string>> = { open: 'Ждут ответа', answered: 'С ответом' };

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const list = disputeLists.find((one) => one === search.get('list')) ?? 'open';
  return (
    <Container as="main" className={styles.wide}>
      <h1>Споры о&nbsp;находках</h1>
      <Tabs
        label="Споры"
        value={list}
        onValueChange={(next) => void navigate(disputesAddress(next))}
        items={disputeLists.map((value) => ({
          value,
          label: titles[value],
          content: <DisputesList list={value} />,
        }))}
      />
    </Container>
  );
}
