import type { Received } from '../conversions/received.ts';
import { REQUEST_TYPES } from '../kadnet/extract-request.ts';
import { ownerExtractPath } from '../kadnet/owner-extract.routes.ts';
import { statusAt } from '../kadnet/progress.domain.ts';
import { type Html, html } from '../page/html.ts';
import { buttons, newest, rows, time } from './rows.view.ts';
import { KIND_TITLES } from './systems.ts';
import type { World } from './world.ts';

/** A flat to try «Проверить выписку продавца» with. */
const ownersFlat = ownerExtractPath('77:06:0001001:1234');

export const extractList = ({ extracts, now }: World): Html => html`
  <p class="muted">
    Выписка, какой её получает собственник: <a href="${ownersFlat}">XML</a> и
    <a href="${ownersFlat}.sig">подпись к ней</a>.
  </p>
  ${orderedExtracts({ extracts, now })}
`;

const orderedExtracts = ({ extracts, now }: Pick<World, 'extracts' | 'now'>): Html =>
  rows(
    newest(extracts.all()).map((request) => ({
      title: request.number,
      state: { text: statusAt(request, now()) },
      text: REQUEST_TYPES[request.type],
      note: html`<code>${request.id}</code> · ${time(request.createdAt)}`,
      actions:
        request.ended === undefined &&
        buttons('extracts', request.id, [
          { verb: 'finish', title: 'Выполнить' },
          { verb: 'refuse', title: 'Отказать' },
          { verb: 'fail', title: 'Ошибка' },
        ]),
    })),
    'Выписок ещё не заказывали.',
  );

export function mailList({ mailbox }: World): Html {
  const all = mailbox.list();
  return html`${rows(
    all.slice(0, 5).map(({ id, subject, to, at }) => ({
      title: html`<a href="/inbox/${id}">${subject}</a>`,
      note: html`${to.join(', ')} · ${time(at)}`,
    })),
    'Писем ещё не было.',
  )}
  ${all.length > 5 && html`<p><a href="/inbox">Все письма: ${all.length}</a></p>`}`;
}

export const messageList = ({ messages }: World): Html =>
  rows(
    newest(messages.all()).map(({ number, text, at }) => ({ title: `+${number}`, text, note: time(at) })),
    'Сообщений ещё не было.',
  );

const TARGETS: Record<Received['target'], string> = {
  metrica: 'Яндекс Метрика',
  ga4: 'Google Analytics 4',
  admitad: 'Admitad',
  actionpay: 'Actionpay',
};

const spoken = ({ parameters, body }: Received): string =>
  [
    ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`),
    ...(body === undefined ? [] : [JSON.stringify(body)]),
  ].join('  ');

export const conversionList = ({ received }: World): Html =>
  rows(
    newest(received.all()).map((item) => ({
      title: TARGETS[item.target],
      text: html`<code>${spoken(item)}</code>`,
      note: time(item.at),
    })),
    'Конверсий ещё не было.',
  );

export const journalList = ({ journal }: World): Html =>
  rows(
    journal.list({ limit: 30 }).map(({ at, source, operation, subjects, behaviour, status, ms }) => ({
      title: `${source} ${operation}`,
      state: {
        text:
          behaviour === 'normal'
            ? (status ?? 'без ответа')
            : `${status ?? 'без ответа'}, ${KIND_TITLES[behaviour]}`,
        tone: behaviour === 'normal' ? '' : 'changed',
      },
      note: html`${time(at)} ${ms !== undefined && `· ${ms} мс`}
      ${subjects.length > 0 && `· ${subjects.join(', ')}`}`,
    })),
    'Вызовов ещё не было.',
  );
