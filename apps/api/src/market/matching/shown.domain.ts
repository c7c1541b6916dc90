/** What of an advert decides whether it is shown for its flat. */
export interface GroupMember {
  readonly id: number;
  readonly id_site: number;
  readonly id_dom: number | null;
  readonly kad_number: string | null;
  readonly photos: readonly unknown[];
  readonly updated_on: string;
  readonly removed_on: string | null;
  readonly aside: string | null;
  readonly flat_key: number;
  readonly is_shown: boolean;
  readonly group_sites: number;
  readonly group_count: number;
  readonly needs_matching: boolean;
}

export interface Placed {
  readonly id: number;
  readonly flat_key: number;
  readonly is_shown: boolean;
  readonly group_sites: number;
  readonly group_count: number;
}

const worthOf = ({ id_dom, kad_number, photos }: GroupMember): number =>
  (id_dom === null ? 0 : 20) + (kad_number === null ? 0 : 10) + Math.min(photos.length, 9);

/** The advert that tells most, of equal ones the latest, of those the first. */
const better = (one: GroupMember, other: GroupMember): number =>
  worthOf(other) - worthOf(one) ||
  Number(other.updated_on > one.updated_on) - Number(other.updated_on < one.updated_on) ||
  one.id - other.id;

const isOnSale = ({ removed_on, aside }: GroupMember): boolean => removed_on === null && aside === null;

/** Rows whose place in the groups of flats is another than before. */
export function shownOf(members: readonly GroupMember[], keys: ReadonlyMap<number, number>): Placed[] {
  const groups = Map.groupBy(members, ({ id }) => keys.get(id) ?? id);
  const placed = [...groups].flatMap(([flat_key, group]) => {
    const onSale = group.filter(isOnSale).toSorted(better);
    const sites = onSale.reduce((bits, { id_site }) => bits | (1 << id_site), 0);
    return group.map((member): [GroupMember, Placed] => [
      member,
      {
        id: member.id,
        flat_key,
        is_shown: member === onSale[0],
        group_sites: member === onSale[0] ? sites : 0,
        group_count: member === onSale[0] ? onSale.length : 0,
      },
    ]);
  });
  return placed
    .filter(([before, after]) => before.needs_matching || differs(before, after))
    .map(([, after]) => after);
}

const differs = (before: GroupMember, after: Placed): boolean =>
  before.flat_key !== after.flat_key ||
  before.is_shown !== after.is_shown ||
  before.group_sites !== after.group_sites ||
  before.group_count !== after.group_count;
