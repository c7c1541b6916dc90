import { caseCountsQuery } from '@proverka/api-client/cases';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import styles from './desk-frame.module.css';

/** Refetched as a screen opens and somebody comes back to it: a call in the background would count as use of the session. */
const LOOK_AGAIN_MS = 30_000;

/** How many cases wait for an answer, beside their entry of the menu; says how many are late. */
export function CaseCount() {
  const { api } = usePlatform();
  const { data } = useQuery({
    ...caseCountsQuery(api),
    staleTime: LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
  if (data === undefined || data.open === 0) return null;
  const words = `Ждут ответа: ${data.open}, просрочено: ${data.late}, мои: ${data.mine}`;
  return (
    <span title={words} className={data.late > 0 ? `${styles.count} ${styles.late}` : styles.count}>
      <span aria-hidden="true">{data.open}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
