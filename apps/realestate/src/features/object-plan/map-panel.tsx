import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import type { MapProperties } from './map-drawing.ts';
import styles from './object-map.module.css';

export type Chosen = MapProperties;

interface MapPanelProps {
  readonly chosen: Chosen | null;
  readonly source: string;
  readonly sourceDate: string;
}

/** What was clicked, and where the map is from. */
export function MapPanel({ chosen, source, sourceDate }: MapPanelProps) {
  return (
    <div className={styles.panel}>
      <output className={styles.chosen}>
        {chosen === null ? typeset('Нажмите на участок или здание.') : wordsOf(chosen)}
      </output>
      <p className={styles.source}>{typeset(`${source}, ${formatDate(sourceDate)}`)}</p>
    </div>
  );
}

function wordsOf({ number, title, role }: Chosen) {
  if (role === 'subject') return `${number}, ${typeset('этот объект')}`;
  return (
    <>
      <Link to={`/object/${number}/`} className={linkClassName()}>
        {number}
      </Link>
      {typeset(`, ${title.toLowerCase()}`)}
    </>
  );
}
