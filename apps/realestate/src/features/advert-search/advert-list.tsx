import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { useCallback, useState } from 'react';
import { AdvertPageItems } from './advert-page-items.tsx';
import { advertsPathOf, mostShown, pageSize, searchOf, type AdvertView } from './advert-filter.domain.ts';
import styles from './advert-list.module.css';

interface AdvertListProps {
  readonly view: AdvertView;
  /** Whether the last shown page has another behind it. */
  readonly hasMore: boolean;
  readonly onPoint: (id: number | null) => void;
}

/** The found flats, page after page; a page that was asked for stays when another fails. */
export function AdvertList({ view, hasMore, onPoint }: AdvertListProps) {
  // The focus goes to the first flat of a page the visitor has asked for, not to one that is opened by its address.
  const [asked, setAsked] = useState<number | null>(null);
  const onFocused = useCallback(() => setAsked(null), []);
  const search = advertsPathOf({ ...view, shown: 1, side: 'list' });
  return (
    <div className={styles.list}>
      <ul aria-label="Найденные квартиры" className={styles.items}>
        {Array.from({ length: view.shown }, (_, page) => (
          <AdvertPageItems
            key={`${search} ${page}`}
            search={searchOf(view, page)}
            takesFocus={page === asked}
            onFocused={onFocused}
            onPoint={onPoint}
          />
        ))}
      </ul>
      {hasMore && <ShowMore view={view} onAsk={() => setAsked(view.shown)} />}
    </div>
  );
}

function ShowMore({ view, onAsk }: { readonly view: AdvertView; readonly onAsk: () => void }) {
  if (view.shown >= mostShown) {
    return (
      <p className={styles.end}>
        Это первые {mostShown * pageSize} квартир. Уточните условия, чтобы увидеть нужные.
      </p>
    );
  }
  return (
    <Link
      to={advertsPathOf({ ...view, shown: view.shown + 1 })}
      replace
      preventScrollReset
      className={buttonClassName({ variant: 'secondary', wide: true })}
      onClick={onAsk}
    >
      Показать ещё
    </Link>
  );
}
