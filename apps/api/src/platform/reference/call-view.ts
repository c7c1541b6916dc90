import { apiScopeWords } from '@proverka/words/program-words';
import { refusalTexts } from '../http/refusal-texts.ts';
import type { CodeSample } from './code-samples.domain.ts';
import { samplesOf } from './code-samples.domain.ts';
import type { DescribedCall } from './described-calls.ts';
import { exampleBodies } from './example-bodies.ts';
import { exampleOf } from './example.domain.ts';
import type { FieldRow } from './field-rows.domain.ts';
import { fieldRows, resolved, typeWords } from './field-rows.domain.ts';
import type { Html } from './markup.ts';
import { html } from './markup.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { schemaOfPart } from './named-schemas.ts';
import { parametersOf, refusalsOf } from './open-api.ts';

/** One call: what it takes, answers and refuses with, and how three languages make it. */
export function callView(call: DescribedCall, schemas: NamedSchemas, apiUrl: string): Html {
  const { operationId, endpoint, method, path } = call;
  const body = schemas.bodyOf(call);
  return html`<article id="${operationId}" class="call">
    <h2><a href="#${operationId}">${endpoint.summary}</a></h2>
    <p class="path"><b class="method">${method}</b> <code>${path}</code></p>
    <p class="who">${whoMay(call)}</p>
    ${parameterTable(call, schemas)} ${body && fieldTable('Тело запроса', fieldRows(body, schemas.all))}
    ${answerView(call, schemas)} ${samplesView(samplesOf(sampleCall(call, apiUrl)))} ${refusalTable(call)}
  </article>`;
}

function whoMay({ endpoint: { auth }, scope }: DescribedCall): Html {
  if (auth === 'none') return html`Без входа и без токена.`;
  const also = auth === 'optional' ? 'Можно и без входа. ' : '';
  if (scope === null) return html`${also}Из сессии в браузере; токену программы недоступно.`;
  if (scope === 'any') return html`${also}Любым токеном API.`;
  return html`${also}Токеном с правом <code>${scope}</code> (${apiScopeWords[scope]}).`;
}

function parameterTable(call: DescribedCall, { all }: NamedSchemas): Html | null {
  const places = { path: 'в адресе', query: 'после ?', header: 'заголовок' } as const;
  const rows = parametersOf(call).map(({ name, in: place, required, description, schema }) => ({
    name,
    type: typeWords(schema, all),
    isRequired: required,
    about: [places[place], description].filter((part) => part !== undefined).join('; '),
  }));
  return rows.length === 0 ? null : fieldTable('Параметры', rows);
}

const fieldTable = (title: string, rows: readonly FieldRow[]): Html | null =>
  rows.length === 0
    ? null
    : html`<h3>${title}</h3>
        <div class="scroll" tabindex="0" role="group" aria-label="${title}">
          <table>
            <thead>
              <tr>
                <th scope="col">Поле</th>
                <th scope="col">Значение</th>
                <th scope="col">Что это</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ({ name, type, isRequired, about }) =>
                  html`<tr>
                    <th scope="row">
                      <code>${name}</code>${isRequired ? html` <span class="must">обязательно</span>` : null}
                    </th>
                    <td>${type}</td>
                    <td>${about}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`;

function answerView(call: DescribedCall, schemas: NamedSchemas): Html {
  const reply = schemas.replyOf(call);
  if (reply === null) {
    const { reply: file } = call.endpoint;
    return html`<h3>Ответ 200</h3>
      <p>Файл: <code>${'contentType' in file ? file.contentType : ''}</code></p>`;
  }
  const rows = fieldRows(reply, schemas.all);
  if (rows.length === 0)
    return html`<h3>Ответ 200</h3>
      <p>${typeWords(resolved(reply, schemas.all), schemas.all)}</p>`;
  return html`<details>
    <summary>Ответ 200: поля</summary>
    ${fieldTable('Поля ответа', rows)}
  </details>`;
}

function sampleCall(call: DescribedCall, apiUrl: string) {
  const { key, path, method, endpoint } = call;
  const required = parametersOf(call).filter((parameter) => parameter.required);
  const valueOf = (name: string) => {
    const found = required.find((parameter) => parameter.name === name);
    return encodeURIComponent(String(found ? exampleOf(found.schema, name) : ''));
  };
  const query = required
    .filter(({ in: place }) => place === 'query')
    .map(({ name }) => `${name}=${valueOf(name)}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const { body } = endpoint;
  return {
    method,
    url: apiUrl + filled + (query.length > 0 ? `?${query.join('&')}` : ''),
    needsToken: endpoint.auth === 'required',
    needsKey: required.some(({ name }) => name === 'Idempotency-Key'),
    body: body && (exampleBodies[key] ?? exampleOf(schemaOfPart(body))),
    isForm: endpoint.encoding === 'form',
    isFile: 'contentType' in endpoint.reply,
  };
}

/** The first language is open; the others open by a click and need no script. */
export const samplesView = (samples: readonly CodeSample[]): Html =>
  html`<div class="samples">
    ${samples.map(
      ({ language, code }, at) =>
        html`<details${at === 0 ? html` open` : null}><summary>${language}</summary><pre tabindex="0"><code>${code}</code></pre></details>`,
    )}
  </div>`;

function refusalTable(call: DescribedCall): Html {
  const rows = [...refusalsOf(call)].flatMap(([status, codes]) =>
    codes.map(
      (code) =>
        html`<tr>
          <th scope="row">${status}</th>
          <td><code>${code}</code></td>
          <td>${refusalTexts[code]}</td>
        </tr>`,
    ),
  );
  return html`<details>
    <summary>Отказы: ${rows.length}</summary>
    <div class="scroll" tabindex="0" role="group" aria-label="Отказы">
      <table>
        <thead>
          <tr>
            <th scope="col">Статус</th>
            <th scope="col">Код</th>
            <th scope="col">Что видит человек</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </details>`;
}
