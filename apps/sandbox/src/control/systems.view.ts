import { type Html, html } from '../page/html.ts';
import { BROKEN, type Kind, type Setting } from '../source/behaviour.domain.ts';
import type { Rate } from '../source/rates.ts';
import { BROKEN_TITLES, describe, KIND_TITLES, type System } from './systems.ts';
import type { World } from './world.ts';

function scope({ operations }: System, { operation, subject }: Setting): string {
  const title = operations.find(({ name }) => name === operation)?.title ?? 'Все вызовы';
  return subject ? `${title}, ${subject}` : title;
}

const switchRow = (system: System, setting: Setting): Html =>
  html`<li>
    <span><strong>${scope(system, setting)}</strong>: ${describe(setting)}</span>
    <form method="post" action="/control/switches/remove">
      <input type="hidden" name="id" value="${setting.id}" />
      <button type="submit" class="small">Убрать</button>
    </form>
  </li>`;

const option = (value: string, title: string): Html => html`<option value="${value}">${title}</option>`;

type Control = { id: string; label: string };

const select = ({ id, label }: Control, name: string, options: Html[]): Html =>
  html`<div>
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}">
      ${options}
    </select>
  </div>`;

const input = ({ id, label }: Control, name: string, placeholder: string): Html =>
  html`<div>
    <label for="${id}">${label}</label>
    <input id="${id}" name="${name}" placeholder="${placeholder}" />
  </div>`;

/** Every field a switch can have; the server explains when fields do not fit together. */
function switchForm({ name, operations }: System): Html {
  const kinds = [...new Set(operations.flatMap((operation) => operation.kinds))].filter(
    (kind): kind is Kind => kind !== 'normal',
  );
  const control = (field: string, label: string): Control => ({ id: `${name}-${field}`, label });
  const calls = [
    option('', 'Все вызовы'),
    ...operations.map((operation) => option(operation.name, operation.title)),
  ];
  const ways = [
    option('normal', KIND_TITLES.normal),
    ...kinds.map((kind) => option(kind, KIND_TITLES[kind])),
  ];
  const damages = BROKEN.map((how) => option(how, BROKEN_TITLES[how]));
  return html`<form method="post" action="/control/switches" class="switch">
    <input type="hidden" name="source" value="${name}" />
    ${select(control('operation', 'Вызов'), 'operation', calls)}
    ${input(control('subject', 'Предмет'), 'subject', 'любой')}
    ${select(control('kind', 'Поведение'), 'kind', ways)}
    ${input(control('ms', 'Миллисекунды'), 'ms', '3000')}
    ${input(control('status', 'Статус ошибки'), 'status', '503')}
    ${kinds.includes('broken') && select(control('how', 'Что испорчено'), 'how', damages)}
    ${input(control('times', 'Сколько раз'), 'times', 'всегда')}
    <div class="check">
      <input type="checkbox" id="${name}-executes" name="executes" />
      <label for="${name}-executes">работа сделана, ответ потерян</label>
    </div>
    <button type="submit">Переключить</button>
  </form>`;
}

/** «не чаще 5 в секунду, чаще всего было 4, отказано 0» */
const rateLine = ({ per_second: limit, highest_per_second: highest, refused }: Rate): string =>
  [
    limit === null ? 'без ограничения' : `не чаще ${limit} в секунду`,
    `чаще всего было ${highest}`,
    ...(refused > 0 ? [`отказано: ${refused}`] : []),
  ].join(', ');

function systemCard(system: System, settings: Setting[], calls: number, rate: Rate | undefined): Html {
  const state =
    settings.length === 0
      ? html`<span class="state ok">обычно</span>`
      : html`<span class="state changed">изменено: ${settings.length}</span>`;
  return html`<details class="system">
    <summary>
      <span class="system-name">${system.title}</span>${state}<span class="muted">вызовов: ${calls}</span>
    </summary>
    <p class="muted"><code>${system.address}</code>${rate && ` · ${rateLine(rate)}`}</p>
    ${
      settings.length > 0 &&
      html`<ul class="switches">
        ${settings.map((setting) => switchRow(system, setting))}
      </ul>`
    }
    ${switchForm(system)}
  </details>`;
}

export function systemsView({ systems, behaviours, journal, rates }: World): Html {
  const settings = behaviours.all();
  return html`${systems.map((system) =>
    systemCard(
      system,
      settings.filter(({ source }) => source === system.name),
      journal.list({ source: system.name, limit: 5000 }).length,
      rates.list().find(({ source }) => source === system.name),
    ),
  )}
  ${settings.length > 0 && html`<form method="post" action="/control/switches/clear"><button type="submit">Вернуть всё к обычному</button></form>`}`;
}
