import type { FastifyInstance } from 'fastify';
import { goOn, queryOf, show, textOf, tokenOf } from './form-page.ts';
import { unknownView } from './form.view.ts';
import { bankSaysView, bankView, walletForm } from './methods.view.ts';
import { bankOf, parseWallet } from './payment-method.domain.ts';
import type { PaymentRecord } from './payment.ts';
import { offered } from './method-tabs.view.ts';
import { payWithMethod } from './take-payment.ts';
import { findByToken, type PaymentContext } from './payment-context.ts';

function registerWallet(app: FastifyInstance, context: PaymentContext): void {
  app.post('/yookassa/pay/:token/wallet', (request, reply) => {
    const record = findByToken(context, tokenOf(request));
    if (!record || !offered(record).includes('yoo_money')) return show(request, reply, unknownView(), 404);
    const typed = textOf(request.body, 'wallet');
    const wallet = parseWallet(typed);
    if (wallet !== undefined)
      return goOn(request, reply, payWithMethod(context, record, { type: 'yoo_money', wallet }));
    const { lastDecline: _old, ...fresh } = record;
    const error = 'Номер кошелька начинается с 41001, в нём от 11 до 20 цифр';
    const view = { action: request.url, query: queryOf(request), wallet: typed, error };
    return show(request, reply, walletForm(fresh, view));
  });
}

const isOpen = ({ payment, isProcessing }: PaymentRecord): boolean =>
  payment.status === 'pending' && !isProcessing;

/** The payer's bank is no part of the shop's page: it opens alone, on the phone that read the code or in another tab. */
function registerBank(app: FastifyInstance, context: PaymentContext): void {
  app.get('/yookassa/sbp/:token', (request, reply) => {
    const record = findByToken(context, tokenOf(request));
    if (!record || !offered(record).includes('sbp')) return show(request, reply, unknownView(), 404);
    return show(
      request,
      reply,
      isOpen(record) ? bankView(record, `/yookassa/sbp/${record.token}`) : bankSaysView(record),
    );
  });

  app.post('/yookassa/sbp/:token', (request, reply) => {
    const record = findByToken(context, tokenOf(request));
    if (!record || !offered(record).includes('sbp')) return show(request, reply, unknownView(), 404);
    const isRefused = textOf(request.body, 'refuse') === 'yes';
    const bank = bankOf(textOf(request.body, 'bank'));
    if (bank === undefined && !isRefused)
      return show(request, reply, bankView(record, `/yookassa/sbp/${record.token}`), 400);
    payWithMethod(context, record, { type: 'sbp', bankId: bank?.id ?? '' }, isRefused);
    return reply.redirect(`/yookassa/sbp/${record.token}`, 303);
  });
}

export function registerMethods(app: FastifyInstance, context: PaymentContext): void {
  registerWallet(app, context);
  registerBank(app, context);
}
