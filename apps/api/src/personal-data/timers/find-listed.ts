import type { KeyKind, ListedKey } from '#platform/destruction/destroyed-list.ts';
import { statement } from '#platform/db/statement.ts';
import type { PersonalDataDeps } from '../deps.ts';

const AT_ONCE = 5000;

/** Ids in their order, a page at a time: a table of a million is never in memory. */
const PAGES: Readonly<Record<KeyKind, ReturnType<typeof statement<Page, { id: string }>>>> = {
  report: statement('select item_id as id from report where item_id > :after order by item_id limit :most'),
  account: statement(`
    select id from app_user where id > :after and not email like 'deleted-%@deleted.invalid' order by id limit :most`),
};
interface Page {
  readonly after: string;
  readonly most: number;
}

interface Found {
  readonly id: string;
  /** The last line about it: of an account that was withdrawn and destroyed, the destruction. */
  readonly key: ListedKey;
}

/** Rows whose ids are in the list of destroyed keys. */
export async function findListed(
  deps: Pick<PersonalDataDeps, 'db' | 'destroyed'>,
  kind: KeyKind,
  listed: readonly ListedKey[],
): Promise<Found[]> {
  const keys = new Map(listed.filter((key) => key.kind === kind).map((key) => [key.key, key]));
  const found: Found[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await PAGES[kind](deps.db, { after, most: AT_ONCE });
    for (const { id } of page) {
      const key = keys.get(deps.destroyed.keyOf(kind, id));
      if (key !== undefined) found.push({ id, key });
    }
    after = page.at(-1)?.id ?? after;
    if (page.length < AT_ONCE) return found;
  }
}
