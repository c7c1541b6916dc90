import { loadCompanies } from './companies/companies.ts';
import type { SandboxConfig } from './config.ts';
import { conversionSources } from './conversions/sources.ts';
import { loadParties } from './dadata/parties.ts';
import { allAnswers, loadSamples } from './dadata/samples.ts';
import { dadataSource } from './dadata/source.ts';
import { createDocuments } from './kadnet/document.ts';
import { kadnetSource } from './kadnet/source.ts';
import { nspdSource } from './nspd/source.ts';
import type { Register } from './objects/register.ts';
import type { Behaviours } from './source/behaviours.ts';
import { smsSource } from './sms/source.ts';
import type { Source } from './source/source.ts';
import type { Store } from './store.ts';
import { supplierSource } from './supplier/source.ts';
import { yookassaSource } from './yookassa/source.ts';
import type { Till } from './yookassa/till.ts';

export type SourceDeps = {
  config: SandboxConfig;
  folder: URL;
  store: Store;
  behaviours: Behaviours;
  register: Register;
  till: Till;
  now: () => Date;
};

/** Every outside system that is spoken to over HTTP. A new one is a folder with its source and a line here. */
export function createSources({
  config,
  folder,
  store,
  behaviours,
  register,
  till,
  now,
}: SourceDeps): Source[] {
  const companies = loadCompanies(folder);
  const findCompany = (inn: string) => companies.get(inn);
  const samples = loadSamples(folder);
  const parties = loadParties(folder, companies, allAnswers(samples.party));
  const kadnet = {
    register,
    requests: store.extracts,
    behaviours,
    makeDocument: createDocuments({ folder, register, findCompany }),
    findParty: parties.findById,
    apiKey: config.kadnetKey,
    extractSeconds: config.extractSeconds,
    now,
  };
  return [
    yookassaSource(till, store.keys, config.shop),
    dadataSource({ folder, token: config.dadataToken, register, parties, samples }),
    kadnetSource(kadnet),
    nspdSource(register),
    supplierSource({ folder, token: config.supplierToken, register, now }),
    smsSource({ messages: store.messages, ...config.sms, now }),
    ...conversionSources({ received: store.received, now }),
  ];
}
