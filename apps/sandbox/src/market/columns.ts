type Row = Record<string, number>;

/** Rows of numbers, a typed array per field: a hundred thousand adverts take a few megabytes. */
export type Columns<R extends Row> = {
  length: () => number;
  push: (row: R) => number;
  at: (index: number) => R;
  /** One field of one row, without making the row. */
  value: (index: number, name: keyof R) => number;
};

const FIRST_CAPACITY = 4096;

export function createColumns<R extends Row>(names: readonly (keyof R & string)[]): Columns<R> {
  let capacity = FIRST_CAPACITY;
  let length = 0;
  const columns = new Map<keyof R, Float64Array>(names.map((name) => [name, new Float64Array(capacity)]));
  const columnOf = (name: keyof R): Float64Array => {
    const column = columns.get(name);
    if (!column) throw new Error(`no column ${String(name)}`);
    return column;
  };
  function grow(): void {
    capacity = Math.ceil(capacity * 1.6);
    for (const [name, column] of columns) {
      const larger = new Float64Array(capacity);
      larger.set(column);
      columns.set(name, larger);
    }
  }
  const value = (index: number, name: keyof R): number => columnOf(name)[index] ?? 0;
  return {
    length: () => length,
    push(row) {
      if (length === capacity) grow();
      for (const name of names) columnOf(name)[length] = row[name] ?? 0;
      length += 1;
      return length - 1;
    },
    at: (index) => Object.fromEntries(names.map((name) => [name, value(index, name)])) as R,
    value,
  };
}
