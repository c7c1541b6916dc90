import type { Duty } from './duty.ts';
import type { Term } from './term.domain.ts';

const file = 'src/personal-data/timers/clock-of-rows.ts';
const goes =
  'src/personal-data/timers/retention.db.test.ts: every row with a term of its own goes when the term is over, and none before';

const rows = (whose: string, categories: string, from: string, term: Term, source = '152-FZ art. 5 p. 7') =>
  ({
    whose,
    categories,
    from,
    term,
    deed: 'уничтожение',
    ground: 'достижение цели обработки (часть 4 статьи 21 152-ФЗ)',
    source,
    mechanism: file,
    tests: [goes],
  }) as const satisfies Duty;

const days = (count: number): Term => ({ count, unit: 'days' });
const years = (count: number): Term => ({ count, unit: 'years' });
const users = 'пользователи сайта';

/** What working and guarding the site needs for a while. */
export const technicalDuties = {
  session: rows(
    users,
    'сеансы входа, сетевые адреса, ссылки подтверждения почты',
    'the session or the link is over',
    days(30),
  ),
  phone_code: rows(users, 'номер телефона, ожидающий подтверждения', 'the code is over', days(1)),
  known_place: rows(users, 'отпечатки устройств и сетей', 'the last sign-in from there', days(180)),
  program_call: rows(users, 'обращения программ и их сетевые адреса', 'the call', days(30)),
  repeated_request: rows(users, 'ответы для повторных запросов', 'the first request', days(7)),
  webhook_message: rows(users, 'сообщения программам пользователя', 'the message', days(30)),
  useless_notification: rows(
    'плательщики',
    'уведомления, которые ничего не изменили',
    'it was received',
    days(7),
  ),
  letter: rows(users, 'адрес и текст письма', 'the letter was sent', days(30)),
  support_case: rows(
    'обратившиеся в поддержку',
    'имя, электронная почта, переписка и документы обращения, заметки о нём',
    'the last message or change of state',
    years(3),
    'Civil Code art. 196: limitation of actions',
  ),
  journal_detail: rows(
    'пользователи сайта и работники',
    'сетевой адрес, программа и причина при событии безопасности',
    'the event',
    years(3),
    'Civil Code art. 196; art. 22.1 needs who looked at what',
  ),
  entry_in_progress: rows(
    'пользователи сайта и работники',
    'незаконченные входы и коды',
    'the code is over',
    days(1),
  ),
  staff_right: rows(
    'работники',
    'записи о правах работников: номера учётных записей и время',
    'the right ended',
    years(3),
    'Civil Code art. 196; they are no personnel documents (Rosarkhiv list, 50 or 75 years)',
  ),
  checks_pattern: {
    ...rows(users, 'кого проверяла учётная запись, в виде отпечатков', 'the check', days(30)),
    mechanism: 'src/ordering/housekeeping.ts',
    tests: [
      'src/personal-data/timers/duty-of-every-table.db.test.ts: housekeeping drops the pattern of checks after thirty days',
    ],
  },
  check_pause: rows(
    users,
    'приостановки проверок и слова о них',
    'the pause ended',
    years(3),
    'Civil Code art. 196',
  ),
  request_counter: {
    ...rows(users, 'счётчики обращений по адресу или почте', 'the window of the counter', days(1)),
    mechanism: 'src/app/housekeeping.job.ts',
    tests: [
      'src/personal-data/timers/duty-of-every-table.db.test.ts: housekeeping drops counters of requests after a day',
    ],
  },
  unreferenced_file: {
    ...rows('клиенты', 'файлы, на которые не осталось ссылок', 'the file was stored', days(1)),
    mechanism: 'src/personal-data/timers/sweep-files.ts',
    tests: [
      'src/personal-data/timers/sweep-files.db.test.ts: a file that no row refers to is removed after a day',
    ],
  },
} as const satisfies Readonly<Record<string, Duty>>;
