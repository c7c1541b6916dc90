import { readFileSync } from 'node:fs';
import { beginsWords, type Suggestion, suggestion, wordsOf } from './suggestion.ts';

type Bank = {
  bic: string;
  name: string;
  short: string;
  swift: string;
  inn: string;
  kpp: string;
  account: string;
  licence: string;
  city: string;
  address: string;
};

const toAnswer = (bank: Bank): Suggestion =>
  suggestion(bank.short, bank.name, {
    opf: { type: 'BANK', full: null, short: null },
    name: { payment: bank.name, full: null, short: bank.short },
    bic: bank.bic,
    swift: bank.swift,
    inn: bank.inn,
    kpp: bank.kpp,
    okpo: null,
    correspondent_account: bank.account,
    treasury_accounts: null,
    registration_number: bank.licence,
    payment_city: bank.city,
    rkc: null,
    address: { value: bank.address, unrestricted_value: bank.address, data: {} },
    phones: null,
    state: {
      status: 'ACTIVE',
      actuality_date: 1_761_955_200_000,
      registration_date: 677_376_000_000,
      liquidation_date: null,
    },
  });

export function loadBanks(folder: URL): (query: string) => Suggestion[] {
  const banks = JSON.parse(readFileSync(new URL('banks.json', folder), 'utf8')) as Bank[];
  const known = banks.map((bank) => ({
    words: wordsOf([bank.name, bank.short, bank.bic, bank.swift, bank.inn].join(' ')),
    answer: toAnswer(bank),
  }));
  return (query) => known.filter(({ words }) => beginsWords(query, words)).map(({ answer }) => answer);
}
