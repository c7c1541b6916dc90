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
  const columns = names.map((name) => ({ name, values: new Float64Array(capacity) }));
  const places = new Map<keyof R, number>(names.map((name, place) => [name, place]));
  function grow(): void {
    capacity = Math.ceil(capacity * 1.6);
    for (const column of columns) {
      const larger = new Float64Array(capacity);
      larger.set(column.values);
      column.values = larger;
    }
  }
  return {
    length: () => length,
    push(row) {
      if (length === capacity) grow();
      for (const { name, values } of columns) values[length] = row[name] ?? 0;
      length += 1;
      return length - 1;
    },
    at(index) {
      const row: Row = {};
      for (const { name, values } of columns) row[name] = values[index] ?? 0;
      return row as R;
    },
    value: (index, name) => columns[places.get(name) ?? -1]?.values[index] ?? 0,
  };
}
