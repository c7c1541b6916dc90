import { testAnswers } from '../../../../test/source-answers.ts';
import { createPassportSource } from './passport.ts';

const signal = new AbortController().signal;
const subject = {
  last_name: 'Тестов',
  first_name: 'Иван',
  middle_name: '',
  birth_date: '1980-01-31',
  series: '0010',
  number: '100001',
};

testAnswers({
  adapter: 'createPassportSource',
  question: 'a passport',
  ask: (url, gate) => createPassportSource({ url, key: 'k' }, gate).check(subject, signal),
  right: {
    status: 'valid',
    checked_at: '2026-11-21T09:00:00.000Z',
    source_date: '2026-11-20',
    asked: { series: '0010', number: '100001' },
  },
  read: { kind: 'found', data: 'valid', sourceDate: '2026-11-20' },
  needed: ['status'],
  none: {
    'a passport the supplier does not know': [{ body: { status: 'unknown' } }, /не смог проверить/u],
    'a state nobody knows': [{ body: { status: 'suspended' } }, /не похож/u],
    'an answer about another passport': [
      { body: { status: 'valid', asked: { series: '0010', number: '100002' } } },
      /не о том/u,
    ],
  },
});
