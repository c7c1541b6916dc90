import { testAnswers } from '../../../../test/source-answers.ts';
import { createCompanySource } from './company.ts';
import { createDadata } from './dadata.ts';

const signal = new AbortController().signal;
const INN = '0010001194';
const nothing = { 'no suggestions': { body: { suggestions: [] } } };
const none = {
  'a day’s limit that is used up': [
    {
      status: 403,
      body: { family: 'CLIENT_ERROR', reason: 'Forbidden', message: "Feature 'SUGGESTIONS' disabled" },
    },
    /отказал/u,
  ],
  'a key nobody knows': [
    { status: 401, body: { family: 'CLIENT_ERROR', reason: 'Unauthorized' } },
    /отказал/u,
  ],
  'too many calls': [
    { status: 429, body: { family: 'CLIENT_ERROR', reason: 'Too Many Requests' } },
    /ограничил/u,
  ],
} as const;

const party = (inn: string) => ({
  value: 'ООО «Образец»',
  unrestricted_value: 'ООО «Образец»',
  data: {
    kpp: '001001001',
    branch_type: 'MAIN',
    type: 'LEGAL',
    management: { name: 'Тестов Иван Петрович', post: 'ДИРЕКТОР' },
    state: { status: 'ACTIVE', registration_date: 1_534_896_000_000 },
    name: { short_with_opf: 'ООО «Образец»', full_with_opf: null },
    inn,
    ogrn: '1180050002110',
    address: { value: 'г Тестовск, ул Образцовая, д 1', unrestricted_value: '100000, г Тестовск' },
  },
});
const address = (flat: string) => ({
  value: `г Тестовск, ул Образцовая, д 1, кв ${flat}`,
  unrestricted_value: `100000, г Тестовск, ул Образцовая, д 1, кв ${flat}`,
  data: { fias_id: '0', fias_level: '9', flat, flat_cadnum: null, house_cadnum: '00:00:0000000:40' },
});

testAnswers({
  adapter: 'createDadata',
  question: 'suggestions of addresses',
  ask: (url, gate) =>
    createDadata({ url, key: 'k' }, gate).addresses.check({ query: 'обр', count: 8 }, signal),
  right: { suggestions: [address('1'), address('2')] },
  read: { kind: 'found', data: [{ data: { cadastralNumber: '00:00:0000000:40' } }, {}] },
  needed: ['suggestions', 'suggestions.0.value', 'suggestions.0.data'],
  nothing,
  none,
});

testAnswers({
  adapter: 'createDadata',
  question: 'suggestions of companies',
  ask: (url, gate) => createDadata({ url, key: 'k' }, gate).parties.check({ query: 'обр', count: 8 }, signal),
  right: { suggestions: [party(INN), party('0010002381')] },
  read: { kind: 'found', data: [{ data: { inn: INN, status: 'ACTIVE' } }, {}] },
  needed: ['suggestions', 'suggestions.0.value', 'suggestions.0.data'],
  nothing,
  none: {
    ...none,
    'companies without their numbers': [
      { body: { suggestions: [{ value: 'ООО «Образец»', data: { taxId: INN } }] } },
      /не похож/u,
    ],
  },
});

testAnswers({
  adapter: 'createCompanySource',
  question: 'requisites by INN',
  ask: (url, gate) => createCompanySource({ url, key: 'k' }, gate).check(INN, signal),
  right: { suggestions: [party(INN)] },
  read: { kind: 'found', data: { inn: INN, kpp: '001001001', management: 'Тестов Иван Петрович' } },
  needed: ['suggestions', 'suggestions.0.value', 'suggestions.0.data', 'suggestions.0.data.inn'],
  nothing,
  none: {
    ...none,
    'another company': [{ body: { suggestions: [party('0010002381')] } }, /не о том/u],
  },
});
