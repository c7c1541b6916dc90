import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Html } from '../page/html.ts';
import { serveFile } from '../page/page.ts';
import { type CardForm, parseCard } from './card.domain.ts';
import { cardForm, challengeView, failView, processingView, successView, unknownView } from './form.view.ts';
import { goOn, queryOf, show, textOf, tokenOf } from './form-page.ts';
import { offered } from './method-tabs.view.ts';
import { registerMethods } from './methods.routes.ts';
import { sbpView, walletForm } from './methods.view.ts';
import type { MethodType } from './payment-method.domain.ts';
import { bankLink } from './payment.domain.ts';
import type { PaymentRecord } from './payment.ts';
import { payWithCard, settlePayment } from './take-payment.ts';
import { findByToken, type PaymentContext } from './payment-context.ts';

const EMPTY: CardForm = { number: '', expiry: '', cvc: '' };

/** The chosen method, if the payment may be paid with it. */
function methodOf(record: PaymentRecord, query: string): MethodType {
  const types = offered(record);
  const chosen = new URLSearchParams(query).get('method');
  return types.find((type) => type === chosen) ?? types[0] ?? 'bank_card';
}

function viewOf(record: PaymentRecord, request: FastifyRequest, publicUrl: string): Html {
  const query = queryOf(request);
  const path = `/yookassa/pay/${record.token}`;
  const { status } = record.payment;
  if (status === 'canceled') return failView(record, /(^|&)step=result(&|$)/.test(query));
  if (status !== 'pending') return successView(record);
  if (record.isProcessing) return processingView(record);
  if (record.challenged) return challengeView(record, `${path}/confirm?${query}`);
  const method = methodOf(record, query);
  if (method === 'sbp') return sbpView(record, { query, link: bankLink(publicUrl, record.token) });
  if (method === 'yoo_money')
    return walletForm(record, { action: `${path}/wallet?${query}`, query, wallet: '' });
  return cardForm(record, { action: `${path}?${query}`, query, values: EMPTY, errors: {} });
}

function registerSteps(app: FastifyInstance, context: PaymentContext): void {
  app.get('/yookassa/pay/:token', (request, reply) => {
    const record = findByToken(context, tokenOf(request));
    return record
      ? show(request, reply, viewOf(record, request, context.publicUrl))
      : show(request, reply, unknownView(), 404);
  });

  app.post('/yookassa/pay/:token', (request, reply) => {
    const record = findByToken(context, tokenOf(request));
    if (!record || !offered(record).includes('bank_card')) return show(request, reply, unknownView(), 404);
    const number = textOf(request.body, 'number');
    const values = { number, expiry: textOf(request.body, 'expiry'), cvc: textOf(request.body, 'cvc') };
    const parsed = parseCard(values, context.now());
    if ('card' in parsed)
      return goOn(request, reply, payWithCard(context, record, parsed.card, parsed.digits));
    const { lastDecline: _old, ...fresh } = record;
    const { errors } = parsed;
    return show(
      request,
      reply,
      cardForm(fresh, {
        action: request.url,
        query: queryOf(request),
        values: { ...values, cvc: '' },
        errors,
      }),
    );
  });

  app.post('/yookassa/pay/:token/confirm', (request, reply) => {
    const record = findByToken(context, tokenOf(request));
    if (!record) return show(request, reply, unknownView(), 404);
    if (!record.challenged || record.isProcessing) return goOn(request, reply, record);
    const confirmed = textOf(request.body, 'answer') === 'yes';
    const outcome = confirmed ? { confirmed } : { confirmed, reason: '3d_secure_failed' };
    return goOn(request, reply, settlePayment(context, record, outcome));
  });

  app.get('/yookassa/pay/:token/status', (request) => {
    const record = findByToken(context, tokenOf(request));
    return { status: record?.payment.status ?? null };
  });
}

const SCRIPT = 'text/javascript; charset=utf-8';

/** The form, framed by the widget or alone at the confirmation link, and the widget's script. */
export function registerForm(app: FastifyInstance, context: PaymentContext): void {
  registerSteps(app, context);
  registerMethods(app, context);
  const file = (name: string): URL => new URL(`browser/${name}`, import.meta.url);
  serveFile(app, '/yookassa/form.js', file('form.js'), SCRIPT);
  serveFile(app, '/yookassa/checkout-widget/v1/checkout-widget.js', file('checkout-widget.js'), SCRIPT, {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
