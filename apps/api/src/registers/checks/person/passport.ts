import { defineCheck } from '../../check.ts';
import { withPassport } from './passport-of.ts';

/** Valid, invalid or unknown; «could not be checked» is a task status, since the ministry's public list closed in 2023. */
export const passportCheck = defineCheck<'person', 'valid' | 'invalid'>({
  type: 'passport',
  source: 'passport',
  questionPrice: 100,
  kind: 'person',
  title: 'Действительность паспорта',
  ask: ({ passports }, subject, _ticket, signal) =>
    withPassport(subject, ({ series, number }) => {
      const { last_name, first_name, middle_name = '', birth_date } = subject;
      return passports.check({ last_name, first_name, middle_name, birth_date, series, number }, signal);
    }),
  findings: ({ data }) => [
    data === 'valid'
      ? {
          level: 'clear',
          code: 'passport_valid',
          title: 'Паспорт действителен',
          text: 'Паспорт с этими серией и номером выдан человеку с такими именем и датой рождения и не отменён.',
        }
      : {
          level: 'danger',
          code: 'passport_invalid',
          title: 'Паспорт недействителен',
          text: 'Паспорт отменён, заменён, числится утраченным либо выдан другому человеку. Не подписывайте с ним договоров, пока не увидите действующий документ.',
        },
  ],
});
