import { dealsKey } from '@proverka/api-client/deals';
import type { Deal } from '@proverka/contract/deal';
import { dealDraft } from '@proverka/order-flow/deal-draft';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { impersonationOf, isSignedIn } from '@proverka/shell-sdk/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dealOfObjectQuery, sellersKeeper } from './deal-of-object.ts';
import { withSeller, type SellersChange } from './deal-sellers.domain.ts';

export interface DealSellers {
  /** False until it is known whether the visitor has a folder about the object. */
  readonly isReady: boolean;
  readonly deal: Deal | null;
  /** Saves a change in the folder of a signed-in visitor; a guest's owners stay in this tab. */
  readonly keep: (change: SellersChange) => void;
}

/**
 * The sellers of the visitor's folder about an object. What a guest named in this tab moves there on signing in; what could not be
 * saved stays in the tab.
 */
export function useDealSellers(objectKey: string, objectAddress: string): DealSellers {
  const { api } = usePlatform();
  const hasFolders = useSession((session) => isSignedIn(session) && impersonationOf(session) === null);
  const isAsking = useSession((session) => session.visitor === 'unknown' && session.isAsking);
  const query = useQuery({ ...dealOfObjectQuery(api, objectKey), enabled: hasFolders });
  const isRead = hasFolders && query.isSuccess;
  const [isReady, setReady] = useState(false);
  if (!isReady && !isAsking && (!hasFolders || query.isSuccess || query.isError)) setReady(true);
  const save = useSave(objectKey, objectAddress);
  useEffect(() => {
    const named = isRead ? (dealDraft(objectKey).read()?.owners ?? []) : [];
    if (named.length > 0) save((sellers) => named.reduce((all, owner) => withSeller(all, owner), sellers));
  }, [isRead, objectKey, save]);
  const keep = (change: SellersChange) => {
    if (isRead) save(change);
  };
  return { isReady, deal: query.data ?? null, keep };
}

/** Saves in the background: nobody has to wait for the folder to order a check. */
function useSave(objectKey: string, objectAddress: string): (change: SellersChange) => void {
  const { api, notices } = usePlatform();
  const queryClient = useQueryClient();
  const [keepSellers] = useState(() => sellersKeeper(api, { objectKey, objectAddress }));
  const waiting = useRef(0);
  return useCallback(
    (change) => {
      waiting.current += 1;
      const onKept = (deal: Deal | null) => {
        if (waiting.current === 1) forgetOwners(objectKey);
        queryClient.setQueryData(dealOfObjectQuery(api, objectKey).queryKey, deal);
        void queryClient.invalidateQueries({ queryKey: [...dealsKey, 'list'] });
      };
      keepSellers(change)
        .then(onKept, () => notices.show('attention', 'Собственники не сохранены в папке покупки'))
        .finally(() => {
          waiting.current -= 1;
        });
    },
    [api, keepSellers, notices, objectKey, queryClient],
  );
}

/** They are in the folder now; the wish for insurance stays in the tab. */
function forgetOwners(objectKey: string): void {
  const kept = dealDraft(objectKey).read();
  if (kept !== null) dealDraft(objectKey).save({ ...kept, owners: [] });
}
