import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import type { PaymentRecord } from './payment.ts';

export const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

/** The query says how the form is shown (framed, colours, method) and is kept from step to step. */
export const queryOf = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?');
  return at < 0 ? '' : request.url.slice(at + 1);
};

const isFramed = (request: FastifyRequest): boolean =>
  (request.query as Record<string, string>)['embedded'] === '1';

export function show(request: FastifyRequest, reply: FastifyReply, body: Html, status = 200): FastifyReply {
  return sendPage(reply.code(status), {
    title: 'Оплата — песочница',
    body,
    script: '/yookassa/form.js',
    framed: true,
    bodyClass: isFramed(request) ? 'framed' : 'pay-page',
  });
}

/** Where the browser goes after a step: back to the shop when done, else to the page of the new state. */
export function goOn(request: FastifyRequest, reply: FastifyReply, record: PaymentRecord): FastifyReply {
  const isOver = record.payment.status !== 'pending';
  if (isOver && record.returnUrl && !isFramed(request)) return reply.redirect(record.returnUrl, 303);
  const query = queryOf(request).replace(/(^|&)step=\w+/, '');
  return reply.redirect(
    `/yookassa/pay/${record.token}?${[query, 'step=result'].filter(Boolean).join('&')}`,
    303,
  );
}

export const textOf = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};
