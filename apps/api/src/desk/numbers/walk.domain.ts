/** Of a month: how many rows fit, and how many the figure has in all. */
export interface MonthOfRows {
  /** Its first day. */
  readonly month: string;
  readonly fitting: number;
  readonly all: number;
}

interface Way {
  /** The day from which a page surely has its rows; null: the whole period has fewer. */
  readonly from: string | null;
  /** Through all rows of the figure in their order, or through each cell in its own. */
  readonly through: 'all' | 'cells';
}

/** To find the first row of a cell costs about as much as to pass so many rows. */
const ROWS_A_CELL = 20;

/**
 * How a page of the newest rows is found. Rows that fit are passed among all rows of the figure where they are frequent; where they
 * are rare, each cell is asked for its newest.
 */
export function chooseWay(months: readonly MonthOfRows[], cells: number | null, needed: number): Way {
  const newestFirst = months.toSorted((one, other) => (one.month < other.month ? 1 : -1));
  let [fitting, all, from] = [0, 0, null as string | null];
  for (const one of newestFirst) {
    fitting += one.fitting;
    all += one.all;
    if (fitting < needed) continue;
    from = one.month;
    break;
  }
  const passed = fitting === 0 ? all : Math.min(all, (needed * all) / fitting);
  return { from, through: cells !== null && cells * ROWS_A_CELL < passed ? 'cells' : 'all' };
}
