/** Ids of transfers from the first on, and before the last. */
export interface IdBounds {
  readonly firstId: string;
  readonly lastId: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A row is dated by the beginning of its transaction, its id by the moment of its insertion: more than any transaction takes. */
const SLACK_MS = 3_600_000;

/**
 * Ids that the transfers of a period can have. They are of version 7, which begins with the milliseconds of its making, so
 * that a period is a piece of the index; the dates themselves still decide.
 */
export const idBounds = ({
  from,
  until,
}: {
  readonly from: Date | null;
  readonly until: Date | null;
}): IdBounds => ({
  firstId: from === null ? FIRST_ID : idAt(from.getTime() - SLACK_MS),
  lastId: until === null ? LAST_ID : idAt(until.getTime() + SLACK_MS),
});

function idAt(milliseconds: number): string {
  const hex = Math.max(0, milliseconds).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
