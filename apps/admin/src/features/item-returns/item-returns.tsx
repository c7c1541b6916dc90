import { orderReturnsQuery } from '@proverka/api-client/returns';
import type { OrderReturns, ReturnableItem } from '@proverka/contract/refund';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { staffOf } from '@proverka/shell-sdk/session';
import { Banner } from '@proverka/ui-kit/banner';
import { Card } from '@proverka/ui-kit/card';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import list from '../../controls/desk-list.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { ReturnForm } from './return-form.tsx';
import { pastWords } from './return-words.domain.ts';

/** Money of an order's items going back, in parts; only for staff who may return it. */
export function ItemReturns({ orderId }: { readonly orderId: string }) {
  const mayReturn = useSession(staffOf)?.grants.includes('returns') ?? false;
  return mayReturn ? <Returns orderId={orderId} /> : null;
}

function Returns({ orderId }: { readonly orderId: string }) {
  const { api } = usePlatform();
  const { data, error, isFetching, refetch } = useQuery(orderReturnsQuery(api, orderId));
  return (
    <Card as="section" aria-labelledby="item-returns" className={desk.card}>
      <h2 id="item-returns">Вернуть часть</h2>
      {data === undefined ? (
        <NotLoaded what="возвраты" lines={3} query={{ error, isFetching, refetch }} />
      ) : (
        <Loaded order={data} />
      )}
    </Card>
  );
}

function Loaded({ order }: { readonly order: OrderReturns }) {
  const open = order.items.filter(({ left }) => left > 0);
  return (
    <>
      <Past order={order} />
      {order.is_place_dead && (
        <Banner tone="attention" title="Возврат не приняли">
          <p>
            {typeset(
              'Карта или кошелёк, которыми платили, возврат не приняли. Верните на баланс; с баланса деньги уходят на банковский счёт со страницы владельца, «Вернуть аванс».',
            )}
          </p>
        </Banner>
      )}
      {open.length === 0 ? (
        <p className={desk.soft}>{typeset('Возвращать по этому заказу больше нечего.')}</p>
      ) : (
        <ReturnForm order={order} items={open} />
      )}
    </>
  );
}

/** What went back before. */
function Past({ order }: { readonly order: OrderReturns }) {
  const past = order.items.flatMap((item) => item.returns.map((one) => ({ item, one })));
  if (past.length === 0) return null;
  return (
    <ul className={list.items} aria-label="Прошлые возвраты">
      {past.map(({ item, one }) => (
        <li key={one.return_id} className={list.item}>
          <span>{typeset(pastWords(one, order.place))}</span>
          <span className={list.facts}>{typeset(factsOf(item, one, order.items.length > 1))}</span>
        </li>
      ))}
    </ul>
  );
}

const factsOf = (
  { product_name_ru: name }: ReturnableItem,
  { date, reason }: ReturnableItem['returns'][number],
  isNamed: boolean,
): string => [momentWords(date), isNamed ? name : '', reason].filter(Boolean).join(' · ');
