import { idempotencyHeaders, newIdempotencyKey } from '@proverka/api-client/idempotency';
import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { broughtBy, browserOrderSource } from '@proverka/order-flow/order-source';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { useRef, useState } from 'react';
import { riskOrderBody, type RiskWish } from './risk-order.domain.ts';

/** Places the order once per wish: the same wish sent again goes under the same key. */
export function useRiskOrder() {
  const platform = usePlatform();
  const { api, sessionActions } = platform;
  const [source] = useState(() => browserOrderSource(platform));
  const isSignedIn = useSession(({ user }) => user !== null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const intent = useRef({ wish: '', key: '' });

  const place = async (wish: RiskWish): Promise<void> => {
    if (!isSignedIn && !(await sessionActions.askToSignIn('register'))) return;
    const body = broughtBy(riskOrderBody(wish), source());
    const text = JSON.stringify(body);
    if (intent.current.wish !== text) intent.current = { wish: text, key: newIdempotencyKey() };
    setBusy(true);
    setRefusal('');
    try {
      const headers = idempotencyHeaders(intent.current.key);
      const placed = await api.call('POST /order', { body, headers });
      await sessionActions.refresh().catch(() => undefined);
      const [item] = placed.order_items;
      const isPaid = placed.payment_data === null && item !== undefined;
      await navigate(isPaid ? `/risk-preview/${item.order_item_id}/` : `/order/${placed.id}/`);
    } catch (error) {
      setRefusal(refusalMessage(error));
      // A price or a coupon may be out of date: what is on the screen has to be true before the next try.
      if (error instanceof Refused) await queryClient.invalidateQueries();
    } finally {
      setBusy(false);
    }
  };
  return { place, isBusy, refusal, isSignedIn };
}
