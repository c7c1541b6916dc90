import type { SandboxConfig } from './config.ts';
import { advertsHost } from './adverts-host/source.ts';
import { bankSource } from './bank/source.ts';
import { carAdvertsSource } from './car-adverts/source.ts';
import { conversionSources } from './conversions/sources.ts';
import { loadParties } from './dadata/parties.ts';
import { allAnswers, loadSamples } from './dadata/samples.ts';
import { dadataSource } from './dadata/source.ts';
import { createDocuments } from './kadnet/document.ts';
import { kadnetSource } from './kadnet/source.ts';
import type { MarketAddresses } from './market/addresses.ts';
import type { MarketDesk } from './market/desk.ts';
import { marketData } from './market-data/source.ts';
import { nspdSource } from './nspd/source.ts';
import { egrulSource } from './egrul/source.ts';
import { fsspSource } from './fssp/source.ts';
import type { Register } from './objects/register.ts';
import type { Registers } from './registers/registers.ts';
import type { Behaviours } from './source/behaviours.ts';
import { keepObjects } from './s3/objects.ts';
import { s3Source } from './s3/source.ts';
import { smsSource } from './sms/source.ts';
import type { Source } from './source/source.ts';
import type { Store } from './store.ts';
import { supplierSource } from './supplier/source.ts';
import { vehicleSource } from './vehicle/source.ts';
import { yookassaSource } from './yookassa/source.ts';
import type { PaymentContext } from './yookassa/payment-context.ts';

export type SourceDeps = {
  config: SandboxConfig;
  folder: URL;
  store: Store;
  behaviours: Behaviours;
  register: Register;
  addresses: MarketAddresses;
  registers: Registers;
  desk: MarketDesk;
  context: PaymentContext;
  now: () => Date;
};

/** Every outside system with an HTTP API. To add one, add a folder with its source and a line here. */
export function createSources({
  config,
  folder,
  store,
  behaviours,
  register,
  addresses,
  registers,
  desk,
  context,
  now,
}: SourceDeps): Source[] {
  const samples = loadSamples(folder);
  const parties = loadParties(folder, registers, allAnswers(samples.party));
  const { checkSeconds, supplierToken: token } = config;
  const kadnet = {
    register,
    requests: store.extracts,
    behaviours,
    makeDocument: createDocuments({ folder, register, findCompany: registers.company }),
    findParty: parties.findById,
    apiKey: config.kadnetKey,
    extractSeconds: config.extractSeconds,
    now,
  };
  return [
    yookassaSource(context, store.keys, config.shop),
    dadataSource({ folder, token: config.dadataToken, register, market: addresses, parties, samples }),
    kadnetSource(kadnet),
    nspdSource(register),
    supplierSource({ folder, token, register, registers, desk, behaviours, checkSeconds, now }),
    vehicleSource({ registers, token, behaviours, now }),
    fsspSource({ registers, token: config.fsspToken, behaviours, checkSeconds, now }),
    egrulSource({ folder, registers, behaviours, now }),
    advertsHost(desk, behaviours),
    marketData(desk, behaviours, config.marketToken),
    carAdvertsSource({ token: config.carAdvertsToken, behaviours, now }),
    s3Source({ ...config.s3, objects: keepObjects(store.objects, config.dataDir), behaviours, now }),
    bankSource({ payments: store.bankPayments, now }),
    smsSource({ messages: store.messages, ...config.sms, now }),
    ...conversionSources({ received: store.received, now }),
  ];
}
