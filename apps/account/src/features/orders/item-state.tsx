import { StatusMark } from '@proverka/report-kit/status-mark';
import { itemWords, type StatusWord } from '@proverka/report-kit/status-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { reportAddress, subjectOf, type OrderEntryItem } from '../../content/order-links.ts';
import lists from '../../page-parts/list.module.css';

interface ItemProps {
  readonly item: OrderEntryItem;
}

/** What a report says in a word; before it says anything, how far it is. */
export function ItemState({ item }: ItemProps) {
  return item.verdict_level ? (
    <LevelMark level={item.verdict_level} />
  ) : (
    <StatusMark status={stateOf(item)} />
  );
}

/** The way to the report of a paid item. */
export function ReportLink({ item }: ItemProps) {
  const platform = usePlatform();
  if (item.status === 'created') return null;
  return (
    <Link
      to={reportAddress(platform, item)}
      className={linkClassName('accent', lists.target)}
      aria-label={`${linkWords(item)}: ${subjectOf(item)}, ${item.product_name_ru}`}
    >
      {linkWords(item)}
    </Link>
  );
}

/** The refund is shown separately with its amount, so the state only says that nothing was delivered. */
function stateOf({ status, refund }: OrderEntryItem): StatusWord {
  return status === 'refunded' && refund !== null
    ? { ...itemWords.refunded, word: itemWords.failed.word }
    : itemWords[status];
}

function linkWords({ status }: OrderEntryItem): string {
  if (status === 'done') return 'Открыть отчёт';
  if (status === 'needs_data') return 'Что нужно указать';
  return status === 'failed' || status === 'refunded' ? 'Что случилось' : 'Ход проверки';
}
