import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { SandboxConfig } from './config.ts';
import { createClamd, type Clamd } from './clamd/clamd.ts';
import { loadCompanies } from './companies/companies.ts';
import { registerControlApi } from './control/control-api.routes.ts';
import { registerControlPage } from './control/control.routes.ts';
import { mailSystem, scannerSystem, systemOf } from './control/systems.ts';
import type { World } from './control/world.ts';
import { registerInbox } from './mail/inbox.routes.ts';
import { createInbound, type Inbound } from './mail/inbound.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createSmtp, type Smtp, type SmtpDeps } from './mail/smtp.ts';
import { createMarketDesk } from './market/desk.ts';
import { createMarketAddresses } from './market/addresses.ts';
import { registerWithMarket } from './market/register-with-market.ts';
import { loadRegister } from './objects/register.ts';
import { loadRegisters } from './registers/registers.ts';
import { type Behaviours, createBehaviours } from './source/behaviours.ts';
import { createJournal } from './source/journal.ts';
import { createRates } from './source/rates.ts';
import { serveSource } from './source/serve.ts';
import { registerOwnerExtracts } from './kadnet/owner-extract.routes.ts';
import { createSources } from './sources.ts';
import { openStore, type Store } from './store.ts';
import { registerForm } from './yookassa/form.routes.ts';
import { createNotifier } from './yookassa/notifier.ts';
import { postJson } from './yookassa/post-json.ts';
import { expirePayment, type PaymentContext } from './yookassa/payment-context.ts';

export type Sandbox = {
  app: FastifyInstance;
  /** Listens for HTTP, SMTP and files to scan; returns the ports, which differ from the configured ones when those are 0. */
  start: () => Promise<{ port: number; smtpPort: number; clamdPort: number | null }>;
  stop: () => Promise<void>;
};

const DATA = new URL('../data/', import.meta.url);
const EXPIRY_SWEEP_MS = 30_000;

function createPaymentContext(
  config: SandboxConfig,
  store: Store,
  behaviours: Behaviours,
  now: () => Date,
): PaymentContext {
  const { notifyUrl: url, shop, publicUrl, receiptRequired } = config;
  const { payments, refunds, receipts, deliveries } = store;
  const notifier = createNotifier({ deliveries, behaviours, post: postJson, now, ...(url ? { url } : {}) });
  return {
    payments,
    refunds,
    receipts,
    notifier,
    behaviours,
    now,
    shopId: shop.id,
    publicUrl,
    receiptRequired,
  };
}

/** All outside systems in one process: payment provider, registers, suggestions, mail and counters. */
export function createSandbox(config: SandboxConfig, now: () => Date = () => new Date()): Sandbox {
  const { dataDir, publicUrl, notifyUrl, smtpPort, marketSeed: seed } = config;
  const store = openStore(dataDir);
  const { extracts, received } = store;
  const behaviours = createBehaviours(store.settings);
  const journal = createJournal(now);
  const objects = loadRegister(DATA);
  const registers = loadRegisters(DATA, loadCompanies(DATA));
  const mailbox = createMailbox(store.mails, now, dataDir && join(dataDir, 'mails'));
  const context = createPaymentContext(config, store, behaviours, now);
  const folder = DATA;
  const desk = createMarketDesk({ folder, objects: objects.all, seed, publicUrl, now });
  const addresses = createMarketAddresses(desk, (number) => objects.find(number) !== undefined);
  const register = registerWithMarket(objects, desk, addresses);
  const made = { store, behaviours, register, addresses, registers, desk, context, now };
  const sources = createSources({ config, folder, ...made });
  const names = sources.map(({ name }) => name);
  const rates = createRates(names, config.limits, now);
  const systems = [
    ...sources.map((source) => systemOf(source, publicUrl)),
    mailSystem(smtpPort),
    scannerSystem(config.clamdPort ?? 0),
  ];
  const world: World = {
    systems,
    behaviours,
    journal,
    rates,
    context,
    extracts,
    mailbox,
    received,
    messages: store.messages,
    register,
    registers,
    desk,
    notifyUrl,
    now,
  };
  const app = createApp();
  for (const source of sources) serveSource(app, source, { behaviours, journal, rates });
  registerOwnerExtracts(app, { folder: DATA, register, findCompany: registers.company }, now);
  const inbound = createInbound(config.inboundMail, postJson);
  registerScreens(app, world, inbound);
  return run(app, serversOf({ mailbox, inbound, behaviours, journal }), context, config);
}

/** What people see: the payment form, the letters and the controls. */
function registerScreens(app: FastifyInstance, world: World, inbound: Inbound): void {
  registerForm(app, world.context);
  registerInbox(app, world.mailbox, inbound);
  registerControlPage(app, world);
  registerControlApi(app, world);
}

const serversOf = (deps: SmtpDeps) => ({ smtp: createSmtp(deps), clamd: createClamd(deps) });

/** Starting, the periodic expiry of payments, and stopping. */
function run(
  app: FastifyInstance,
  { smtp, clamd }: { smtp: Smtp; clamd: Clamd },
  context: PaymentContext,
  config: SandboxConfig,
): Sandbox {
  let sweep: NodeJS.Timeout | undefined;
  return {
    app,
    async start() {
      await app.listen({ port: config.port, host: '127.0.0.1' });
      const smtpPort = await smtp.listen(config.smtpPort);
      const clamdPort = config.clamdPort === undefined ? null : await clamd.listen(config.clamdPort);
      context.notifier.start();
      sweep = setInterval(() => {
        for (const record of context.payments.all()) expirePayment(context, record);
      }, EXPIRY_SWEEP_MS);
      return { port: (app.server.address() as AddressInfo).port, smtpPort, clamdPort };
    },
    async stop() {
      clearInterval(sweep);
      context.notifier.stop();
      await Promise.all([app.close(), smtp.close(), clamd.close()]);
    },
  };
}
