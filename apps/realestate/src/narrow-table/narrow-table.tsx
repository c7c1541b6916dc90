import styles from './narrow-table.module.css';

interface NarrowTableProps {
  readonly caption: string;
  readonly titles: readonly string[];
  /** The first cell is the row's heading. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** A few numbers by year or month: narrow enough for a phone. */
export function NarrowTable({ caption, titles, rows }: NarrowTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={titles[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
