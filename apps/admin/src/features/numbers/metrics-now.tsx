import { metricsQuery } from '@proverka/api-client/desk-numbers';
import type { Metrics } from '@proverka/contract/desk-numbers';
import type { StaffGrant } from '@proverka/contract/grants';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { groupedDigits } from '@proverka/words/number-format';
import desk from '../../controls/desk.module.css';

interface Now {
  readonly title: string;
  readonly count: (metrics: Metrics) => number;
  readonly path: string;
  readonly grant: StaffGrant;
}

const all: readonly Now[] = [
  {
    title: 'Ждут оплаты',
    count: ({ unpaid_orders: count }) => count,
    path: '/admin/orders/?status=awaiting_payment',
    grant: 'orders',
  },
  {
    title: 'Ждут очереди',
    count: ({ orders_queued: count }) => count,
    path: '/admin/orders/?item_status=queued',
    grant: 'orders',
  },
  {
    title: 'В работе',
    count: ({ orders_running: count }) => count,
    path: '/admin/orders/?item_status=running',
    grant: 'orders',
  },
  {
    title: 'Ждут данных',
    count: ({ orders_needing_data: count }) => count,
    path: '/admin/orders/?item_status=needs_data',
    grant: 'orders',
  },
  {
    title: 'Не отправлено писем',
    count: ({ unsent_letters: count }) => count,
    path: '/admin/letters/?state=waiting',
    grant: 'people',
  },
  {
    title: 'Выплаты ждут файла',
    count: ({ payouts_waiting: count }) => count,
    path: '/admin/money/?part=payouts&state=waiting',
    grant: 'money',
  },
  {
    title: 'Выплаты в файле',
    count: ({ payouts_in_file: count }) => count,
    path: '/admin/money/?part=payouts&state=in_file',
    grant: 'money',
  },
  {
    title: 'Открытые обращения',
    count: ({ open_cases: count }) => count,
    path: '/admin/cases/?state=open',
    grant: 'cases',
  },
];

/** What is under way or waits now, each a way into its list, which has as many, where the grants open it; nothing while it is not known. */
export function MetricsNow() {
  const { api } = usePlatform();
  const grants = useSession(staffOf)?.grants ?? [];
  const { data } = useQuery({ ...metricsQuery(api), staleTime: 15_000, retry: false });
  if (data === undefined) return null;
  const waiting = all.filter(({ count }) => count(data) > 0);
  if (waiting.length === 0) return <p className={desk.soft}>Сейчас ничего не&nbsp;ждёт.</p>;
  return (
    <nav aria-label="Сейчас" className={desk.row}>
      {waiting.map(({ title, count, path, grant }) => {
        const words = `${title}: ${groupedDigits(count(data))}`;
        return grants.includes(grant) ? (
          <Link key={title} to={path} className={linkClassName('plain')}>
            {words}
          </Link>
        ) : (
          <span key={title}>{words}</span>
        );
      })}
    </nav>
  );
}
