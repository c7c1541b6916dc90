import type { LegendEntry, Level, Look } from '../picture/picture.domain.ts';
import { cellSigns } from '../picture/glyphs.domain.ts';
import { glyphOf } from '../picture/legend-glyphs.domain.ts';
import pictureStyles from '../picture/picture.module.css';
import styles from './chart-figure.module.css';

/** What the marks mean: line, bar or glyph with its words. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {entries.map((entry) => (
        <li key={entry.title}>
          <Sign {...entry} />
          {entry.title}
        </li>
      ))}
    </ul>
  );
}

function Sign({ sign, look }: LegendEntry) {
  const className = `${pictureStyles['shapes']} ${pictureStyles[look]} ${pictureStyles[sign === 'glyph' ? 'glyph' : 'line']}`;
  if (sign === 'line') {
    return (
      <svg aria-hidden width="26" height="16">
        <path d="M2 8H24" className={className} />
      </svg>
    );
  }
  if (sign === 'cell' || sign === 'zone') {
    return (
      <svg aria-hidden width="18" height="18" viewBox="-9 -9 18 18">
        <rect x="-8.5" y="-8.5" width="17" height="17" className={pictureStyles[`${sign}-${look}`]} />
        {isLevel(look) && (
          <path
            d={`M0 0${cellSigns[look]}`}
            className={pictureStyles[`${sign === 'cell' ? 'sign' : 'zoneSign'}-${look}`]}
          />
        )}
      </svg>
    );
  }
  return (
    <svg aria-hidden width="16" height="16" viewBox="-8 -8 16 16">
      {sign === 'glyph' ? (
        <path d={glyphOf(look)} className={className} />
      ) : (
        <rect
          x="-6"
          y="-6"
          width="12"
          height="12"
          rx="2"
          className={`${pictureStyles['shapes']} ${pictureStyles[look]}`}
        />
      )}
    </svg>
  );
}

const isLevel = (look: Look): look is Level => look in cellSigns;
