import { bankLinesQuery } from '@proverka/api-client/bank-statements';
import { bankPageSize } from '@proverka/contract/bank-statement';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Pager } from '@proverka/ui-kit/pager';
import { groupedDigits } from '@proverka/words/number-format';
import list from '../../controls/desk-list.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { LineCard } from './line-card.tsx';
import { moneyAddress } from '../../controls/money-address.domain.ts';

/** Refetched, because colleagues decide at the same time. */
const LOOK_AGAIN_MS = 15_000;

/** Payments that wait for somebody to say what they are for. */
export function DoubtfulLines({ page }: { readonly page: number }) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const query = useQuery({
    ...bankLinesQuery(api, 'doubtful', page - 1),
    placeholderData: keepPreviousData,
    // Only while somebody looks: a call in the background would count as use of the session.
    refetchOnWindowFocus: true,
    staleTime: LOOK_AGAIN_MS,
  });
  return (
    <ListStates
      query={query}
      isEmpty={({ lines }) => lines.length === 0}
      empty={{ title: 'Сомнительных поступлений нет', text: 'Всё, что пришло, сопоставлено со счетами.' }}
    >
      {({ lines, total }) => (
        <div className={list.list}>
          <output className={list.total}>Ждут решения: {groupedDigits(total)}</output>
          {lines.map((line) => (
            <LineCard key={line.line_id} line={line} />
          ))}
          <Pager
            label="Страницы списка"
            page={page}
            pageCount={Math.ceil(total / bankPageSize)}
            hrefOf={(to) => moneyAddress('doubtful', { page: to })}
            onPageChange={(to) => void navigate(moneyAddress('doubtful', { page: to }))}
          />
        </div>
      )}
    </ListStates>
  );
}
