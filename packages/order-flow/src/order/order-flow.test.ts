import { kopecks } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import {
  nextState,
  nothingChosen,
  startOrder,
  startUnpaid,
  type OpenOrder,
  type OrderEvent,
  type OrderRefusal,
  type OrderState,
  type OrderStep,
} from './order-flow.domain.ts';

const order: OpenOrder = {
  id: 'order-1',
  total: kopecks(49_900),
  items: [{ id: 'item-1', name: 'EgrnObject', price: kopecks(49_900) }],
};
const textOnly = (concern: OrderRefusal['concern']): OrderRefusal => ({ concern, text: 'Отказ' });
const common = { chosen: ['EgrnObject'], buyer: 'user' } as const;

const states: Readonly<Record<OrderStep, OrderState>> = {
  choosing: { step: 'choosing', ...common, refusal: null },
  identifying: { step: 'identifying', ...common, buyer: 'guest', refusal: null },
  confirming: { step: 'confirming', ...common, refusal: null },
  placing: { step: 'placing', ...common },
  paying: { step: 'paying', ...common, order },
  checking: { step: 'checking', reason: 'widget-success', ...common, order },
  processing: { step: 'processing', ...common, order },
  closed: { step: 'closed', ...common, order, refusal: null },
  failed: { step: 'failed', ...common, order },
  reopening: { step: 'reopening', ...common, order },
  paid: { step: 'paid', ...common, order },
};

const events: Readonly<Record<OrderEvent['type'], OrderEvent>> = {
  chosen: { type: 'chosen', chosen: ['EgrnRightList'] },
  continued: { type: 'continued', isSignedIn: true },
  'went-back': { type: 'went-back' },
  'signed-in': { type: 'signed-in' },
  submitted: { type: 'submitted' },
  refused: { type: 'refused', refusal: textOnly('method') },
  placed: { type: 'placed', order, isPayable: true },
  returned: { type: 'returned', order },
  reopened: { type: 'reopened' },
  'pay-again': { type: 'pay-again' },
  'widget-reported': { type: 'widget-reported', outcome: 'success' },
  'widget-closed': { type: 'widget-closed' },
  'payment-found': { type: 'payment-found' },
  'payment-not-found': { type: 'payment-not-found' },
  'payment-unknown': { type: 'payment-unknown' },
  'started-over': { type: 'started-over' },
};

/** All transitions; any other event leaves the state unchanged. */
const table: Readonly<Record<OrderStep, Partial<Record<OrderEvent['type'], OrderStep>>>> = {
  choosing: { chosen: 'choosing', continued: 'confirming', returned: 'checking' },
  identifying: { 'went-back': 'choosing', 'signed-in': 'confirming', submitted: 'placing' },
  confirming: { 'went-back': 'choosing', submitted: 'placing' },
  placing: { refused: 'confirming', placed: 'paying' },
  paying: {
    'widget-reported': 'checking',
    'widget-closed': 'closed',
    refused: 'closed',
  },
  checking: { 'payment-found': 'paid', 'payment-not-found': 'processing', 'payment-unknown': 'processing' },
  processing: { 'payment-found': 'paid' },
  closed: { 'pay-again': 'reopening', 'payment-found': 'paid', 'started-over': 'choosing' },
  failed: { 'pay-again': 'reopening', 'payment-found': 'paid', 'started-over': 'choosing' },
  reopening: { reopened: 'paying', refused: 'closed', 'payment-found': 'paid' },
  paid: {},
};

const steps = Object.keys(states) as OrderStep[];
const types = Object.keys(events) as OrderEvent['type'][];

describe.each(steps)('an order in the state %s', (step) => {
  test.each(types)('the event «%s» changes the state only as the table says', (type) => {
    const before = states[step];
    const after = nextState(before, events[type]);
    const expected = table[step][type];
    if (expected === undefined) expect(after).toBe(before);
    else expect(after.step).toBe(expected);
  });
});

test('an order without items is not sent, and the choice says what is missing', () => {
  const state = nextState(startOrder([]), { type: 'continued', isSignedIn: false });
  expect(state).toMatchObject({ step: 'choosing', refusal: nothingChosen });
});

test('a guest is asked for contacts, a user for the way to pay', () => {
  const chosen = startOrder(['EgrnObject']);
  expect(nextState(chosen, { type: 'continued', isSignedIn: false })).toMatchObject({
    step: 'identifying',
    buyer: 'guest',
  });
  expect(nextState(chosen, { type: 'continued', isSignedIn: true })).toMatchObject({
    step: 'confirming',
    buyer: 'user',
  });
});

test('a second click while the order is being placed has no effect', () => {
  expect(nextState(states.placing, events.submitted)).toBe(states.placing);
});

test('an order with nothing to pay is paid at once', () => {
  expect(nextState(states.placing, { type: 'placed', order, isPayable: false }).step).toBe('paid');
});

test.each([
  ['guest', 'products', 'choosing'],
  ['guest', 'contacts', 'identifying'],
  ['guest', 'total', 'identifying'],
  ['user', 'products', 'choosing'],
  ['user', 'method', 'confirming'],
  ['user', 'session', 'confirming'],
] as const)('a refusal to a %s about %s leads back to %s', (buyer, concern, step) => {
  const refusal = textOnly(concern);
  const placing: OrderState = { step: 'placing', ...common, buyer };
  expect(nextState(placing, { type: 'refused', refusal })).toMatchObject({ step, refusal });
});

test.each([
  ['widget-success', 'payment-not-found', 'processing'],
  ['widget-fail', 'payment-not-found', 'failed'],
  ['return', 'payment-not-found', 'closed'],
  ['widget-success', 'payment-unknown', 'processing'],
  ['widget-fail', 'payment-unknown', 'processing'],
  ['return', 'payment-unknown', 'closed'],
] as const)('a payment check after %s with the answer «%s» leads to %s', (reason, type, step) => {
  const checking: OrderState = { step: 'checking', reason, ...common, order };
  expect(nextState(checking, { type }).step).toBe(step);
});

test('success reported by the widget alone does not make an order paid', () => {
  const after = nextState(states.paying, { type: 'widget-reported', outcome: 'success' });
  expect(after).toMatchObject({ step: 'checking', reason: 'widget-success' });
});

test('an order placed earlier waits for payment', () => {
  expect(startUnpaid(order)).toMatchObject({ step: 'closed', chosen: ['EgrnObject'], order });
});
