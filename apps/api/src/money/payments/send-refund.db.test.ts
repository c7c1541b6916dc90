import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLAT } from '../../../test/fake-extracts.ts';
import { paymentOf, returnProduct } from '../../../test/money.ts';
import { fromBalance, notify, order } from '../../../test/orders.ts';
import { buyByCard, createReportWorld, deliver, itemAbout, resetReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(() => resetReportWorld(world));

const flat = itemAbout(FLAT.number).order_items ?? [];

/** Uses up the balance on the first items; a card pays the rest. */
async function buyInPart(person: SignedInPerson, order_items = flat): Promise<PlacedOrder> {
  const body = fromBalance({ order_items, pay_rest_by_card: true });
  const placed = (await order(person, body)).json<PlacedOrder>();
  await notify(world, world.yookassa.pay(await paymentOf(world, placed.id)).id, 'succeeded');
  await world.jobs.runDue();
  return placed;
}

/** The amount and payment mode of the receipts sent with an order's refunds, the smallest first. */
async function refundReceiptsOf(itemIds: readonly string[]): Promise<unknown[]> {
  const { rows } = await world.owner.query(
    'select id from refund where item_id = any($1::uuid[]) order by amount',
    [itemIds],
  );
  return rows.flatMap(({ id }) => {
    const { receipt } = world.yookassa.requests.get(id) as { receipt: { items: ReceiptItem[] } };
    return receipt.items.map(({ amount, payment_mode: mode }) => [amount.value, mode]);
  });
}
interface ReceiptItem {
  readonly amount: { readonly value: string };
  readonly payment_mode: string;
}

const idsOf = ({ order_items: items }: PlacedOrder): string[] => items.map(({ order_item_id: id }) => id);

describe('the payment mode of refund receipts', () => {
  test("refund receipts of an order paid in part by card use the mode of each item's original receipt", async () => {
    const person = await world.signIn({ paid: 25_000 });
    world.extracts.askTroubles.push('refused', 'refused');
    const placed = await buyInPart(person, [...flat, ...flat]);
    const paid = world.yookassa.requests.get(await paymentOf(world, placed.id));
    expect(paid).toMatchObject({
      receipt: {
        items: [
          { amount: { value: '249.00' }, payment_mode: 'partial_prepayment' },
          { amount: { value: '499.00' }, payment_mode: 'full_prepayment' },
        ],
      },
    });
    expect(await refundReceiptsOf(idsOf(placed))).toEqual([
      ['249.00', 'partial_prepayment'],
      ['499.00', 'full_prepayment'],
    ]);
  });

  test('refund receipts of an order paid by card use the mode of the original receipt', async () => {
    const person = await world.signIn();
    world.extracts.askTroubles.push('refused');
    const { itemId } = await buyByCard(world, person);
    expect(await refundReceiptsOf([itemId])).toEqual([['499.00', 'full_prepayment']]);
  });

  test('refund receipts of a delivered item use the mode of the delivery receipt, whatever part the card paid', async () => {
    const person = await world.signIn({ paid: 25_000 });
    const admin = await world.signIn({ staff: 'admin' });
    const placed = await buyInPart(person);
    await deliver(world);
    await returnProduct(admin, idsOf(placed)[0] ?? '');
    await world.jobs.runDue();
    expect(await refundReceiptsOf(idsOf(placed))).toEqual([['249.00', 'full_payment']]);
  });
});
