import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../page/html.ts';
import { sendPage, serveFile } from '../page/page.ts';
import { type CardForm, parseCard } from './card.domain.ts';
import { cardForm, challengeView, failView, processingView, successView, unknownView } from './form.view.ts';
import type { PaymentRecord } from './payment.ts';
import { payWithCard, settlePayment } from './take-payment.ts';
import { findByToken, type PaymentContext } from './payment-context.ts';

const EMPTY: CardForm = { number: '', expiry: '', cvc: '' };

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

/** The query says how the form is shown (framed, colours) and is kept from step to step. */
const queryOf = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?');
  return at < 0 ? '' : request.url.slice(at + 1);
};

const isFramed = (request: FastifyRequest): boolean =>
  (request.query as Record<string, string>)['embedded'] === '1';

function show(request: FastifyRequest, reply: FastifyReply, body: Html, status = 200): FastifyReply {
  return sendPage(reply.code(status), {
    title: 'Оплата картой — песочница',
    body,
    script: '/yookassa/form.js',
    framed: true,
    bodyClass: isFramed(request) ? 'framed' : 'pay-page',
  });
}

function viewOf(record: PaymentRecord, request: FastifyRequest): Html {
  const query = queryOf(request);
  const path = `/yookassa/pay/${record.token}`;
  const { status } = record.payment;
  if (status === 'canceled') return failView(record, /(^|&)step=result(&|$)/.test(query));
  if (status !== 'pending') return successView(record);
  if (record.isProcessing) return processingView(record);
  if (record.challenged) return challengeView(record, `${path}/confirm?${query}`);
  return cardForm(record, { action: `${path}?${query}`, values: EMPTY, errors: {} });
}

/** Where the browser goes after a step: back to the shop when done, else to the page of the new state. */
function goOn(request: FastifyRequest, reply: FastifyReply, record: PaymentRecord): FastifyReply {
  const isOver = record.payment.status !== 'pending';
  if (isOver && record.returnUrl && !isFramed(request)) return reply.redirect(record.returnUrl, 303);
  const query = queryOf(request).replace(/(^|&)step=\w+/, '');
  return reply.redirect(
    `/yookassa/pay/${record.token}?${[query, 'step=result'].filter(Boolean).join('&')}`,
    303,
  );
}

const textOf = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

function registerSteps(app: FastifyInstance, context: PaymentContext): void {
  app.get('/yookassa/pay/:token', (request, reply) => {
    const record = findByToken(context, tokenOf(request));
    return record ? show(request, reply, viewOf(record, request)) : show(request, reply, unknownView(), 404);
  });

  app.post('/yookassa/pay/:token', (request, reply) => {
    const record = findByToken(context, tokenOf(request));
    if (!record) return show(request, reply, unknownView(), 404);
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
      cardForm(fresh, { action: request.url, values: { ...values, cvc: '' }, errors }),
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

/** The card form, framed by the widget or alone at the confirmation link, and the widget's script. */
export function registerForm(app: FastifyInstance, context: PaymentContext): void {
  registerSteps(app, context);
  const file = (name: string): URL => new URL(`browser/${name}`, import.meta.url);
  serveFile(app, '/yookassa/form.js', file('form.js'), SCRIPT);
  serveFile(app, '/yookassa/checkout-widget/v1/checkout-widget.js', file('checkout-widget.js'), SCRIPT, {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
