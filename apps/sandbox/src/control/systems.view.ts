import { type Html, html } from '../page/html.ts';
import { BROKEN, type Kind, type Setting } from '../source/behaviour.domain.ts';
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

/** Everything a switch can say; the server answers in words when the fields do not fit together. */
function switchForm({ name, operations }: System): Html {
  const kinds = [...new Set(operations.flatMap((operation) => operation.kinds))].filter(
    (kind): kind is Kind => kind !== 'normal',
  );
  const id = (field: string): string => `${name}-${field}`;
  const hasBroken = kinds.includes('broken');
  return html`<form method="post" action="/control/switches" class="switch">
    <input type="hidden" name="source" value="${name}" />
    <div>
      <label for="${id('operation')}">Вызов</label>
      <select id="${id('operation')}" name="operation">
        ${option('', 'Все вызовы')}${operations.map((operation) => option(operation.name, operation.title))}
      </select>
    </div>
    <div>
      <label for="${id('subject')}">Предмет</label>
      <input id="${id('subject')}" name="subject" placeholder="любой" />
    </div>
    <div>
      <label for="${id('kind')}">Поведение</label>
      <select id="${id('kind')}" name="kind">
        ${option('normal', KIND_TITLES.normal)}${kinds.map((kind) => option(kind, KIND_TITLES[kind]))}
      </select>
    </div>
    <div>
      <label for="${id('ms')}">Миллисекунды</label>
      <input id="${id('ms')}" name="ms" inputmode="numeric" placeholder="3000" />
    </div>
    <div>
      <label for="${id('status')}">Статус ошибки</label>
      <input id="${id('status')}" name="status" inputmode="numeric" placeholder="503" />
    </div>
    ${
      hasBroken &&
      html`<div>
        <label for="${id('how')}">Что испорчено</label>
        <select id="${id('how')}" name="how">
          ${BROKEN.map((how) => option(how, BROKEN_TITLES[how]))}
        </select>
      </div>`
    }
    <div>
      <label for="${id('times')}">Сколько раз</label>
      <input id="${id('times')}" name="times" inputmode="numeric" placeholder="всегда" />
    </div>
    <div class="check">
      <input type="checkbox" id="${id('executes')}" name="executes" /><label for="${id('executes')}"
        >работа сделана, ответ потерян</label
      >
    </div>
    <button type="submit">Переключить</button>
  </form>`;
}

function systemCard(system: System, settings: Setting[], calls: number): Html {
  const state =
    settings.length === 0
      ? html`<span class="state ok">обычно</span>`
      : html`<span class="state changed">изменено: ${settings.length}</span>`;
  return html`<details class="system">
    <summary>
      <span class="system-name">${system.title}</span>${state}<span class="muted">вызовов: ${calls}</span>
    </summary>
    <p class="muted"><code>${system.address}</code></p>
    ${
      settings.length > 0 &&
      html`<ul class="switches">
        ${settings.map((setting) => switchRow(system, setting))}
      </ul>`
    }
    ${switchForm(system)}
  </details>`;
}

export function systemsView({ systems, behaviours, journal }: World): Html {
  const settings = behaviours.all();
  return html`${systems().map((system) =>
    systemCard(
      system,
      settings.filter(({ source }) => source === system.name),
      journal.list({ source: system.name, limit: 5000 }).length,
    ),
  )}
  ${settings.length > 0 && html`<form method="post" action="/control/switches/clear"><button type="submit">Вернуть всё к обычному</button></form>`}`;
}
