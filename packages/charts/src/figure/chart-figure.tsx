import { classNames } from './class-names.ts';
import { ChartPicture } from '../picture/picture-svg.tsx';
import type { Drawing } from '../picture/picture.domain.ts';
import { DataTable } from './data-table.tsx';
import { Legend } from './legend.tsx';
import styles from './chart-figure.module.css';

export interface ChartLook {
  /** The chart's name: a heading above it, its table's caption and a part of the picture's accessible text. */
  readonly title: string;
  /** Below the name: what is measured, where it comes from and of which day it is. */
  readonly subtitle?: string;
  /** For charts below a heading that says the same. */
  readonly hideTitle?: boolean;
  /** A card of its own or a part of one that is there. */
  readonly frame?: 'card' | 'none';
  /**
   * The same data for those who do not see the picture: unfolded by a button, open from the start, or for screen readers only.
   * A page with a richer table of its own beside the chart says where it stands: `{ beside: 'в таблице ниже' }`.
   */
  readonly table?: 'folded' | 'open' | 'hidden' | { readonly beside: string };
  /** What stands instead of a chart without data. */
  readonly empty?: string;
}

interface ChartFigureProps extends ChartLook {
  readonly drawing: Drawing;
}

/** A chart with its name, legend, remarks and table: markup alone, the same from the server and in the browser. */
export function ChartFigure({
  title,
  subtitle,
  hideTitle = false,
  frame = 'card',
  table = 'folded',
  empty = 'Данных пока нет',
  drawing: { picture, phonePicture, summary, legend, notes, table: data },
}: ChartFigureProps) {
  const beside = typeof table === 'object' ? ` То же — ${table.beside}.` : '';
  return (
    <figure className={classNames(styles.chart, frame === 'card' && styles.card)}>
      <figcaption className={classNames(styles.caption, hideTitle && styles.hidden)}>
        <span className={styles.title}>{title}</span>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </figcaption>
      {picture === null ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <Legend entries={legend} />
          <ChartPicture
            picture={picture}
            phonePicture={phonePicture}
            label={`${title}. ${summary}${beside}`}
          />
        </>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {typeof table === 'string' && data.rows.length > 0 && (
        <DataTable caption={title} data={data} mode={table} />
      )}
    </figure>
  );
}
