import type { ItemStatus } from '@proverka/contract/order-list';
import type { SubjectData } from '@proverka/contract/subject';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { personKeys } from '#registers/person-keys.ts';
import type { BoughtItem } from './checks.domain.ts';

interface Row {
  readonly id: string;
  readonly is_about_object: boolean;
  readonly product_name: string;
  readonly product_name_ru: string;
  readonly tasks: readonly string[];
  readonly owner_tasks: readonly string[];
  readonly metadata: {
    readonly ownersData?: readonly SubjectData[];
    readonly diffStatement?: BoughtItem['diff'];
  };
  readonly status: ItemStatus;
  readonly created_at: Date;
  readonly has_report: boolean;
}

// Who bought thousands of checks has few about one object or its sellers: all of those are read, and none of the others.
const BOUGHT = statement<{ userId: string; objectKey: string; marks: readonly string[] }, Row>(`
  select i.id, i.object_key = :objectKey and p.subject = 'object' as is_about_object, p.name as product_name,
    p.name_ru as product_name_ru, p.tasks, p.owner_tasks, i.metadata, i.status, o.created_at, exists (select from report r where r.item_id = i.id) as has_report
  from customer_order o join order_item i on i.order_id = o.id join product p on p.id = i.product_id
  where o.user_id = :userId and i.status <> 'created'
    and (p.subject = 'object' and i.object_key = :objectKey
      or p.subject = 'person' and exists (
        select from unnest(:marks::text[]) as mark where strpos(i.search_text, mark) > 0))
  order by o.created_at desc, i.id desc`);

export interface NamedItem extends BoughtItem {
  readonly productNameRu: string;
}

interface Subjects {
  readonly userId: string;
  readonly objectKey: string;
  readonly sellers: readonly SubjectData[];
}

/**
 * What an owner paid for that is about this object, or may be about its sellers, the newest first. Whom an item is about
 * in the end is said by its keys.
 */
export async function readBoughtItems(
  db: Connection,
  appSecret: string,
  { userId, objectKey, sellers }: Subjects,
): Promise<NamedItem[]> {
  const rows = await BOUGHT(db, { userId, objectKey, marks: sellers.flatMap(marksOf) });
  return rows.map((row) => ({
    id: row.id,
    productName: row.product_name,
    isAboutObject: row.is_about_object,
    productNameRu: row.product_name_ru,
    tasks: row.tasks,
    ownerTasks: row.owner_tasks,
    people: (row.metadata.ownersData ?? []).flatMap((person) => keysOf(appSecret, person)),
    status: row.status,
    createdAt: row.created_at,
    hasReport: row.has_report,
    diff: row.metadata.diffStatement ?? null,
  }));
}

export const keysOf = (appSecret: string, person: SubjectData): string[] =>
  personKeys(appSecret, person).map((key) => key.toString('base64url'));

/** What the text an order is searched by contains of a person, whichever of the keys two items have in common. */
function marksOf({ last_name: name, inn, passport_number: passport }: SubjectData): string[] {
  const [surname] = (name ?? '').trim().toLowerCase().replaceAll('ё', 'е').split(/\s+/u);
  return [surname, inn, passport].filter((mark): mark is string => mark !== undefined && mark !== '');
}
