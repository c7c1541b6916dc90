import type { PauseList } from '@proverka/contract/check-pause';
import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { PausesList, pausesAddress } from '../features/pauses-desk/pauses-list.tsx';
import styles from './page.module.css';

const titles: Readonly<Record<PauseList, string>> = { open: 'Приостановлены', ended: 'Сняты' };
const lists = ['open', 'ended'] as const;

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const list = lists.find((one) => one === search.get('list')) ?? 'open';
  return (
    <Container as="main" className={styles.wide}>
      <h1>Приостановленные проверки&nbsp;людей</h1>
      <Tabs
        label="Приостановки"
        value={list}
        onValueChange={(next) => void navigate(pausesAddress(next))}
        items={lists.map((value) => ({
          value,
          label: titles[value],
          content: <PausesList list={value} />,
        }))}
      />
    </Container>
  );
}
