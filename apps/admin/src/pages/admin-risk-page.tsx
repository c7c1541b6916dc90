import { deskLists, type DeskList } from '@proverka/contract/risk-desk';
import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { DeskReports } from '../features/risk-desk/desk-reports.tsx';
import { deskAddress } from '../features/risk-desk/desk-address.domain.ts';
import styles from './page.module.css';

const titles: Readonly<Record<DeskList, string>> = { waiting: 'Ждут заключения', concluded: 'С заключением' };

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const list = deskLists.find((one) => one === search.get('list')) ?? 'waiting';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  return (
    <Container as="main" className={styles.page}>
      <h1>Заключения к&nbsp;отчётам о&nbsp;рисках</h1>
      <Tabs
        label="Отчёты о рисках"
        value={list}
        onValueChange={(next) => void navigate(deskAddress(next))}
        items={deskLists.map((value) => ({
          value,
          label: titles[value],
          content: <DeskReports list={value} page={page} />,
        }))}
      />
    </Container>
  );
}
