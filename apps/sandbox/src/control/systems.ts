import {
  type Broken,
  CALL_KINDS,
  type Kind,
  parseBehaviour,
  type Setting,
} from '../source/behaviour.domain.ts';
import type { Source } from '../source/source.ts';

type SystemOperation = { name: string; title: string; kinds: readonly Kind[] };

/** An outside system, as listed on the control page. */
export type System = { name: string; title: string; address: string; operations: SystemOperation[] };

const MAIL_KINDS: Kind[] = ['normal', 'slow', 'failing', 'silent'];

export function systemOf(
  { name, title, prefix, operations, background = [] }: Source,
  publicUrl: string,
): System {
  return {
    name,
    title,
    address: `${publicUrl}${prefix}`,
    operations: [
      ...operations.map((operation) => ({ name: operation.name, title: operation.title, kinds: CALL_KINDS })),
      ...background,
    ],
  };
}

export const mailSystem = (smtpPort: number): System => ({
  name: 'mail',
  title: 'Почта',
  address: `smtp://127.0.0.1:${smtpPort}`,
  operations: [{ name: 'deliver', title: 'Приём письма', kinds: MAIL_KINDS }],
});

export const scannerSystem = (port: number): System => ({
  name: 'clamd',
  title: 'Проверка файлов на вирусы',
  address: `tcp://127.0.0.1:${port}`,
  operations: [{ name: 'scan', title: 'Проверка файла', kinds: MAIL_KINDS }],
});

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
};

/** Parses a switch from JSON or a form; returns a string that says what is wrong with an invalid one. */
export function parseSetting(
  systems: readonly System[],
  fields: Record<string, unknown>,
): Omit<Setting, 'id'> | string {
  const system = systems.find(({ name }) => name === fields['source']);
  if (!system) return `source must be one of ${systems.map(({ name }) => name).join(', ')}`;
  const operation = textOf(fields['operation']);
  const known = system.operations.find(({ name }) => name === operation);
  if (operation && !known)
    return `operation must be one of ${system.operations.map(({ name }) => name).join(', ')}`;
  const subject = textOf(fields['subject']);
  const behaviour = parseBehaviour(
    (fields['behaviour'] ?? fields) as Record<string, unknown>,
    known?.kinds ?? CALL_KINDS,
  );
  if (typeof behaviour === 'string') return behaviour;
  const times = fields['times'] === undefined || fields['times'] === '' ? undefined : Number(fields['times']);
  if (times !== undefined && (!Number.isInteger(times) || times < 1))
    return 'times must be a whole number from 1';
  return {
    source: system.name,
    ...(operation ? { operation } : {}),
    ...(subject ? { subject } : {}),
    behaviour,
    ...(times === undefined ? {} : { times }),
  };
}

export const BROKEN_TITLES: Record<Broken, string> = {
  html: 'страница HTML вместо ответа',
  maintenance: 'страница о технических работах',
  captcha: 'страница с кодом с картинки',
  login: 'перенаправление на вход',
  cut_off: 'обрыв связи посреди ответа',
  repeated_key: 'одно поле дважды',
  newer: 'новые поля и значения',
  truncated: 'обрезанный ответ',
  wrong_encoding: 'другая кодировка',
  empty: 'пустой ответ',
  huge: 'огромный ответ',
  endless: 'ответ без конца',
  duplicated: 'каждая строка дважды',
  entities: 'XML с вложенными сущностями',
  wrong_root: 'неизвестный корень',
};

export const KIND_TITLES: Record<Kind, string> = {
  normal: 'обычно',
  slow: 'медленно',
  failing: 'с ошибкой',
  silent: 'молчит',
  broken: 'испорченный ответ',
  lose: 'теряется',
  double: 'приходит дважды',
  delay: 'задерживается',
  reorder: 'меняется местами со следующим',
  refuse: 'отказ',
  error: 'ошибка',
  stuck: 'зависает',
  retry: 'можно попробовать другую карту',
  pages: 'по записи на странице',
  absurd: 'нелепые цены, площади и места',
  markup: 'разметка в текстах',
  dead: 'мёртвые ссылки на фотографии',
  endless: 'страницы без конца',
  repeat: 'одна и та же страница',
};

/** «с ошибкой 503, после исполнения, ещё 2 раза» */
export function describe({ behaviour, times }: Pick<Setting, 'behaviour' | 'times'>): string {
  const details: (string | false | undefined)[] = [
    'status' in behaviour && `${behaviour.status}`,
    'ms' in behaviour && `${behaviour.ms} мс`,
    'how' in behaviour && BROKEN_TITLES[behaviour.how],
    'reason' in behaviour && behaviour.reason,
    'executes' in behaviour && 'но работа сделана',
    times !== undefined && `осталось вызовов: ${times}`,
  ];
  return [KIND_TITLES[behaviour.kind], ...details.filter(Boolean)].join(', ');
}
