import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { typeset } from '@proverka/words/typeset';
import { useState, type ReactNode } from 'react';
import styles from './map-opener.module.css';
import type { PreparedMap } from './prepare-map.tsx';

/** The map and all it needs come with the first click: a page that is only read loads none of it. */
const loadMap = () => import(/* webpackChunkName: "object-map" */ './prepare-map.tsx');

type Shown = { readonly kind: 'picture' | 'waiting' | 'failed' } | PreparedMap;

export interface MapOpenerProps {
  readonly objectKey: string;
  /** The picture of the plan, whose place the map takes. */
  readonly children: ReactNode;
  readonly load?: typeof loadMap;
}

/** The picture of the plan, and in its place, when somebody asks for it, a map that can be moved. */
export function MapOpener({ objectKey, children, load = loadMap }: MapOpenerProps) {
  const { api } = usePlatform();
  const [shown, setShown] = useState<Shown>({ kind: 'picture' });
  const place = useFocusOnChange<HTMLDivElement>(shown.kind === 'map', ':scope > button');
  const open = async () => {
    setShown({ kind: 'waiting' });
    try {
      const { prepareMap } = await load();
      setShown(await prepareMap(api, objectKey));
    } catch {
      setShown({ kind: 'failed' });
    }
  };
  return (
    <>
      <div ref={place} className={styles.place}>
        {children}
        {shown.kind === 'map' ? (
          <shown.Map
            onClose={() => setShown({ kind: 'picture' })}
            onFailed={() => setShown({ kind: 'failed' })}
          />
        ) : (
          <Button
            variant="secondary"
            size="small"
            className={styles.open}
            busy={shown.kind === 'waiting'}
            onClick={() => void open()}
          >
            {buttonWords[shown.kind]}
          </Button>
        )}
      </div>
      <output className={styles.note}>{typeset(noteOf(shown))}</output>
    </>
  );
}

const buttonWords = {
  picture: 'Открыть карту',
  waiting: 'Открываем карту',
  failed: 'Попробовать ещё раз',
  unable: 'Открыть карту',
} as const;

function noteOf(shown: Shown): string {
  if (shown.kind === 'unable') return shown.words;
  return shown.kind === 'failed' ? 'Карта не загрузилась. Проверьте подключение и попробуйте ещё раз.' : '';
}
