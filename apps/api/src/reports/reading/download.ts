import type { FileType } from '@proverka/contract/order-tasks';
import type { Caller } from '#platform/audit/actor.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { Session } from '#platform/http/session.ts';
import { holds } from '#platform/http/session.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findReport, readTasks } from '#fulfilment/report.store.ts';
import { filesOf } from '#fulfilment/task-files.domain.ts';
import { withoutBlocked } from '../blocked-people.ts';
import type { ReportsDeps } from '../deps.ts';
import { readPdf } from '../paper/read-pdf.ts';

interface Wish {
  /** Of an order or of one of its items. */
  readonly orderID: string;
  readonly fileType: FileType;
  readonly taskID?: string | undefined;
}

interface Asker {
  readonly session: Session;
  readonly caller: Caller;
}

interface Downloaded {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

type Refusals = 'order_not_found' | 'file_not_found' | 'file_ambiguous';

/** A file of one's own order, or of any for staff who may read reports; a look of the staff is in the journal. */
export async function download(
  deps: ReportsDeps,
  { session, caller }: Asker,
  wish: Wish,
): Promise<Result<Downloaded, Refusals>> {
  const items = await findItems(deps.db, wish.orderID);
  const [first] = items;
  if (first === undefined) return refuse('order_not_found');
  const ownerId = first.user_id;
  if (ownerId !== session.userId && !holds(session, 'reports')) {
    const trespass = { ownerId, action: 'file.read', subject: wish.orderID };
    await recordTrespass(deps, deps.db, caller, trespass);
    return refuse('order_not_found');
  }
  const found = await findFile(deps, items, wish);
  if (!found.ok) return found;
  const { itemId, taskId, ...file } = found.value;
  if (ownerId !== session.userId) {
    await recordEvent(deps, deps.db, caller, {
      event: 'file.read',
      ownerId,
      subject: itemId,
      after: { file_type: wish.fileType, task_id: taskId },
    });
  }
  return done(file);
}

interface Place {
  readonly itemId: string;
  readonly taskId: string | null;
  readonly number: string;
}

/** Items with a report: all of an order, or the one that is named itself. */
const findItems = (db: Connection, id: string) =>
  db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select(['order_item.id', 'customer_order.user_id'])
    .where((row) => row.or([row('order_item.order_id', '=', id), row('order_item.id', '=', id)]))
    .orderBy('order_item.position')
    // More are a list, whose files are read item by item.
    .limit(51)
    .execute();

async function findFile(
  deps: ReportsDeps,
  items: readonly { readonly id: string }[],
  wish: Wish,
): Promise<Result<Downloaded & Place, 'file_not_found' | 'file_ambiguous'>> {
  const places: (Place & { readonly hash: string | null })[] = [];
  for (const { id } of items) places.push(...(await placesIn(deps, id, wish)));
  const [place, ...others] = places;
  if (place === undefined) return refuse('file_not_found');
  if (others.length > 0) return refuse('file_ambiguous');
  const { hash, ...named } = place;
  const bytes = hash === null ? await readPdf(deps, place.itemId) : await unpack(deps, hash, wish.fileType);
  if (bytes === null) return refuse('file_not_found');
  return done({ bytes, ...named, fileName: fileNameOf(place, wish.fileType) });
}

/** Where the wanted file may be; none in a report that hides somebody. */
async function placesIn(deps: ReportsDeps, itemId: string, { fileType, taskID }: Wish) {
  const report = await findReport(deps.db, itemId);
  if (report === undefined) return [];
  const stored = await readTasks(deps.db, itemId);
  const { tasks, isBlocked } = await withoutBlocked(deps, report, stored);
  if (isBlocked) return [];
  if (fileType === 'pdf') return [{ itemId, taskId: null, number: report.number, hash: null }];
  return tasks
    .filter((task) => filesOf(task).includes(fileType) && (taskID === undefined || taskID === task.id))
    .map(({ id, file_hash: hash }) => ({ itemId, taskId: id, number: report.number, hash }));
}

async function unpack(
  { files, extractReader }: ReportsDeps,
  hash: string,
  fileType: FileType,
): Promise<Uint8Array | null> {
  const kept = await files.get(hash);
  const unpacked = kept && (await extractReader.unpack(kept));
  if (unpacked === null) return null;
  return (fileType === 'sig' ? unpacked.signature : unpacked.document) ?? null;
}

const fileNameOf = ({ number }: Place, fileType: FileType): string =>
  fileType === 'pdf' ? `report-${number}.pdf` : `extract-${number}.xml${fileType === 'sig' ? '.sig' : ''}`;
