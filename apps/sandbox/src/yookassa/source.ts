import type { Answer, Call, Operation, Source } from '../source/source.ts';
import type { Collection } from '../storage/collection.ts';
import { isAnswer, isFields } from './amount.domain.ts';
import { parsePaymentRequest } from './payment-request.ts';
import { yookassaError } from './errors.ts';
import { type Answered, once } from './idempotence.ts';
import { listPage } from './list.domain.ts';
import { METHOD_TYPES } from './payment-method.domain.ts';
import type { PaymentRecord } from './payment.ts';
import { requestReceipt } from './receipt.ts';
import { requestRefund } from './refund.ts';
import { cancelHeld, captureHeld, startPayment } from './take-payment.ts';
import {
  expirePayment,
  findPayment,
  noPayment,
  paymentSubjects,
  type PaymentContext,
} from './payment-context.ts';

const PAYMENT_STATUSES = ['pending', 'waiting_for_capture', 'succeeded', 'canceled'];
const REFUND_STATUSES = ['pending', 'succeeded', 'canceled'];

const toAnswer = (result: PaymentRecord | Answer): Answer =>
  isAnswer(result) ? result : { body: result.payment };

const fieldsOf = (body: unknown): Record<string, unknown> => (isFields(body) ? body : {});

/** The subjects of a request for a new payment or refund, before there is an id. */
function requestSubjects(context: PaymentContext, { body }: Call): (string | undefined)[] {
  const {
    payment_id: id,
    receipt,
    metadata,
    merchant_customer_id: customer,
    customer: direct,
  } = fieldsOf(body);
  const known = typeof id === 'string' ? context.payments.get(id) : undefined;
  const email = fieldsOf(fieldsOf(receipt)['customer'])['email'] ?? fieldsOf(direct)['email'];
  return [
    ...(known ? paymentSubjects(known) : [id]),
    email,
    customer,
    ...Object.values(fieldsOf(metadata)),
  ].filter((subject) => typeof subject === 'string');
}

function knownPaymentSubjects(context: PaymentContext, { params }: Call): string[] {
  const record = context.payments.get(params['id'] ?? '');
  return record ? paymentSubjects(record) : [params['id'] ?? ''];
}

/** Calls that change a payment, once per key. */
function paymentActions(context: PaymentContext, keys: Collection<Answered>): Operation[] {
  const act = (
    name: string,
    title: string,
    path: string,
    work: (call: Call, id: string) => Answer,
  ): Operation => ({
    name,
    title,
    method: 'POST',
    path,
    subjects: (call) => (path.includes(':id') ? knownPaymentSubjects : requestSubjects)(context, call),
    handle: (call) => once(keys, context.now, name, call, () => work(call, call.params['id'] ?? '')),
  });
  return [
    act('payments.create', 'Создать платёж', '/payments', ({ body }) => {
      const request = parsePaymentRequest(body, context);
      return isAnswer(request) ? request : toAnswer(startPayment(context, request));
    }),
    act('payments.capture', 'Подтвердить списание', '/payments/:id/capture', ({ body }, id) =>
      toAnswer(captureHeld(context, id, fieldsOf(body))),
    ),
    act('payments.cancel', 'Отменить платёж', '/payments/:id/cancel', (_call, id) =>
      toAnswer(cancelHeld(context, id)),
    ),
  ];
}

function paymentReadings(context: PaymentContext): Operation[] {
  return [
    {
      name: 'payments.get',
      title: 'Прочитать платёж',
      method: 'GET',
      path: '/payments/:id',
      subjects: (call) => knownPaymentSubjects(context, call),
      handle: ({ params }) => toAnswer(findPayment(context, params['id'] ?? '') ?? noPayment()),
    },
    {
      name: 'payments.list',
      title: 'Список платежей',
      method: 'GET',
      path: '/payments',
      handle: ({ query }) =>
        listPage(
          context.payments.all().map((record) => expirePayment(context, record).payment),
          query,
          PAYMENT_STATUSES,
        ),
    },
  ];
}

function refundOperations(context: PaymentContext, keys: Collection<Answered>): Operation[] {
  return [
    {
      name: 'refunds.create',
      title: 'Вернуть деньги',
      method: 'POST',
      path: '/refunds',
      subjects: (call) => requestSubjects(context, call),
      handle: (call) =>
        once(keys, context.now, 'refunds.create', call, () => {
          const refund = requestRefund(context, call.body);
          return isAnswer(refund) ? refund : { body: refund };
        }),
    },
    {
      name: 'refunds.get',
      title: 'Прочитать возврат',
      method: 'GET',
      path: '/refunds/:id',
      subjects: ({ params }) => [params['id']],
      handle: ({ params }) => {
        const refund = context.refunds.get(params['id'] ?? '');
        return refund
          ? { body: refund }
          : yookassaError(404, "Refund doesn't exist or access denied", 'refund_id');
      },
    },
    {
      name: 'refunds.list',
      title: 'Список возвратов',
      method: 'GET',
      path: '/refunds',
      handle: ({ query }) => listPage(context.refunds.all(), query, REFUND_STATUSES),
    },
  ];
}

function receiptOperations(context: PaymentContext, keys: Collection<Answered>): Operation[] {
  return [
    {
      name: 'receipts.create',
      title: 'Отправить чек',
      method: 'POST',
      path: '/receipts',
      subjects: (call) => requestSubjects(context, call),
      handle: (call) =>
        once(keys, context.now, 'receipts.create', call, () => {
          const receipt = requestReceipt(context, call.body);
          return isAnswer(receipt) ? receipt : { body: receipt };
        }),
    },
    {
      name: 'receipts.get',
      title: 'Прочитать чек',
      method: 'GET',
      path: '/receipts/:id',
      subjects: ({ params }) => [params['id']],
      handle: ({ params }) => {
        const receipt = context.receipts.get(params['id'] ?? '');
        return receipt
          ? { body: receipt }
          : yookassaError(404, "Receipt doesn't exist or access denied", 'receipt_id');
      },
    },
    {
      name: 'receipts.list',
      title: 'Список чеков',
      method: 'GET',
      path: '/receipts',
      handle: ({ query }) => listPage(context.receipts.all(), query, REFUND_STATUSES),
    },
  ];
}

function shopOperation(context: PaymentContext): Operation {
  return {
    name: 'me',
    title: 'Настройки магазина',
    method: 'GET',
    path: '/me',
    handle: () => ({
      body: {
        account_id: context.shopId,
        status: 'enabled',
        test: true,
        fiscalization: { enabled: true, provider: 'sandbox' },
        payment_methods: [...METHOD_TYPES],
      },
    }),
  };
}

/** Basic authentication, checked as by the API: first the format of the header, then the credentials. */
function authorizer(shop: { id: string; secret: string }): (call: Call) => Answer | undefined {
  const expected = Buffer.from(`${shop.id}:${shop.secret}`).toString('base64');
  return ({ headers }) => {
    const [scheme, credentials] = (headers['authorization'] ?? '').toString().split(' ');
    if (scheme !== 'Basic' || !credentials)
      return yookassaError(401, 'Login has illegal format', 'Authorization');
    return credentials === expected
      ? undefined
      : yookassaError(
          401,
          'Error in shopId or secret key. Check their validity. You can reissue the key in the Merchant Profile',
          'Authorization',
        );
  };
}

export function yookassaSource(
  context: PaymentContext,
  keys: Collection<Answered>,
  shop: { id: string; secret: string },
): Source {
  return {
    name: 'yookassa',
    title: 'ЮKassa',
    prefix: '/yookassa/v3',
    operations: [
      ...paymentActions(context, keys),
      ...paymentReadings(context),
      ...refundOperations(context, keys),
      ...receiptOperations(context, keys),
      shopOperation(context),
    ],
    background: [
      {
        name: 'notify',
        title: 'Уведомление магазину',
        kinds: ['normal', 'lose', 'double', 'delay', 'reorder'],
      },
      { name: 'decline', title: 'Отказ по карте', kinds: ['normal', 'retry'] },
      { name: 'refund', title: 'Исполнение возврата', kinds: ['normal', 'refuse', 'stuck'] },
    ],
    authorize: authorizer(shop),
    fault: yookassaError,
  };
}
