import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { loadCompanies } from './companies/companies.ts';
import type { SandboxConfig } from './config.ts';
import { registerControlApi } from './control/control-api.routes.ts';
import { registerControlPage } from './control/control.routes.ts';
import { mailSystem, systemOf } from './control/systems.ts';
import type { World } from './control/world.ts';
import type { Received } from './conversions/received.ts';
import { conversionSources } from './conversions/sources.ts';
import { loadParties } from './dadata/parties.ts';
import { allAnswers, loadSamples } from './dadata/samples.ts';
import { dadataSource } from './dadata/source.ts';
import { createDocuments } from './kadnet/document.ts';
import type { ExtractRequest } from './kadnet/extract-request.ts';
import { kadnetSource } from './kadnet/source.ts';
import { registerInbox } from './mail/inbox.routes.ts';
import { createMailbox, type MailRecord } from './mail/mailbox.ts';
import { createSmtp, type Smtp } from './mail/smtp.ts';
import { nspdSource } from './nspd/source.ts';
import { loadRegister } from './objects/register.ts';
import { serveFile } from './page/page.ts';
import type { Setting } from './source/behaviour.domain.ts';
import { createBehaviours } from './source/behaviours.ts';
import { createJournal } from './source/journal.ts';
import { serveSource } from './source/serve.ts';
import type { Source } from './source/source.ts';
import { type Collection, openCollection } from './storage/collection.ts';
import { supplierSource } from './supplier/source.ts';
import { registerForm } from './yookassa/form.routes.ts';
import type { Answered } from './yookassa/idempotence.ts';
import type { Delivery } from './yookassa/notification.ts';
import { createNotifier } from './yookassa/notifier.ts';
import type { PaymentRecord, Receipt, Refund } from './yookassa/payment.ts';
import { postJson } from './yookassa/post-json.ts';
import { yookassaSource } from './yookassa/source.ts';
import { expirePayment, type Till } from './yookassa/till.ts';

export type Sandbox = {
  app: FastifyInstance;
  /** Listens for HTTP and SMTP; gives the ports, which differ from the configured ones when those are 0. */
  start: () => Promise<{ port: number; smtpPort: number }>;
  stop: () => Promise<void>;
};

const DATA = new URL('../data/', import.meta.url);
const EXPIRY_SWEEP_MS = 30_000;

function createApp(): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 5 * 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
  app.get('/healthz', () => ({ ok: true }));
  serveFile(app, '/sandbox.css', new URL('page/sandbox.css', import.meta.url), 'text/css; charset=utf-8');
  return app;
}

/** Everything the sandbox keeps, in files of the data folder or in memory. */
function openStore({ dataDir }: SandboxConfig) {
  const open = <T extends { id: string }>(name: string): Collection<T> =>
    openCollection<T>(dataDir && join(dataDir, `${name}.jsonl`));
  return {
    settings: open<Setting>('switches'),
    payments: open<PaymentRecord>('payments'),
    refunds: open<Refund>('refunds'),
    receipts: open<Receipt>('receipts'),
    deliveries: open<Delivery>('notifications'),
    keys: open<Answered>('idempotence'),
    extracts: open<ExtractRequest>('extracts'),
    mails: open<MailRecord>('mails'),
    received: open<Received>('received'),
  };
}

/** The outside world: payment provider, registries, suggestions, mail and counters in one process. */
export function createSandbox(config: SandboxConfig, now: () => Date = () => new Date()): Sandbox {
  const store = openStore(config);
  const behaviours = createBehaviours(store.settings);
  const journal = createJournal(now);
  const register = loadRegister(DATA);
  const companies = loadCompanies(DATA);
  const samples = loadSamples(DATA);
  const parties = loadParties(DATA, companies, allAnswers(samples.party));
  const mailbox = createMailbox(store.mails, now, config.dataDir && join(config.dataDir, 'mails'));
  const { notifyUrl } = config;
  const notifier = createNotifier({
    deliveries: store.deliveries,
    behaviours,
    post: postJson,
    now,
    ...(notifyUrl ? { url: notifyUrl } : {}),
  });
  const till: Till = {
    ...store,
    notifier,
    behaviours,
    now,
    shopId: config.shop.id,
    publicUrl: config.publicUrl,
    receiptRequired: config.receiptRequired,
  };
  const sources: Source[] = [
    yookassaSource(till, store.keys, config.shop),
    dadataSource({ folder: DATA, token: config.dadataToken, register, parties, samples }),
    kadnetSource({
      register,
      requests: store.extracts,
      behaviours,
      makeDocument: createDocuments({ folder: DATA, register, findCompany: (inn) => companies.get(inn) }),
      findParty: parties.findById,
      apiKey: config.kadnetKey,
      extractSeconds: config.extractSeconds,
      now,
    }),
    nspdSource(register),
    supplierSource({ folder: DATA, token: config.supplierToken, now }),
    ...conversionSources({ received: store.received, now }),
  ];
  const smtp = createSmtp({ mailbox, behaviours, journal });
  const systems = [
    ...sources.map((source) => systemOf(source, config.publicUrl)),
    mailSystem(config.smtpPort),
  ];
  const world: World = {
    systems: () => systems,
    behaviours,
    journal,
    till,
    extracts: store.extracts,
    mailbox,
    received: store.received,
    register,
    notifyUrl,
    now,
  };
  const app = createApp();
  for (const source of sources) serveSource(app, source, { behaviours, journal });
  registerForm(app, till);
  registerInbox(app, mailbox);
  registerControlPage(app, world);
  registerControlApi(app, world);
  return run(app, smtp, till, config);
}

/** Starting, the sweep of payments nobody looks at, and stopping. */
function run(app: FastifyInstance, smtp: Smtp, till: Till, config: SandboxConfig): Sandbox {
  let sweep: NodeJS.Timeout | undefined;
  return {
    app,
    async start() {
      await app.listen({ port: config.port, host: '127.0.0.1' });
      const smtpPort = await smtp.listen(config.smtpPort);
      till.notifier.start();
      sweep = setInterval(() => {
        for (const record of till.payments.all()) expirePayment(till, record);
      }, EXPIRY_SWEEP_MS);
      return { port: (app.server.address() as AddressInfo).port, smtpPort };
    },
    async stop() {
      clearInterval(sweep);
      till.notifier.stop();
      await Promise.all([app.close(), smtp.close()]);
    },
  };
}
