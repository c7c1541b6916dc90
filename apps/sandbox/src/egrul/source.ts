import { readFileSync } from 'node:fs';
import { loadEntrepreneurs } from '../companies/entrepreneurs.ts';
import { beginsWords, wordsOf } from '../dadata/suggestion.ts';
import { dayFrom } from '../registers/days.domain.ts';
import type { Registers } from '../registers/registers.ts';
import type { Kind } from '../source/behaviour.domain.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Call, Operation, Source } from '../source/source.ts';
import { createTickets, type Tickets } from '../source/tickets.ts';
import { extractPdf } from './pdf.domain.ts';
import { companyRow, type EgrulRow, entrepreneurRow } from './rows.domain.ts';

type Deps = { folder: URL; registers: Registers; behaviours: Behaviours; now: () => Date };

/** How long the signing of an extract takes. */
const EXTRACT_MS = 500;
const MOST_ROWS = 20;

const PROCESSING = {
  name: 'processing',
  title: 'Поиск и подпись выписки',
  kinds: ['slow', 'error', 'stuck', 'lose'] satisfies Kind[],
};

const CAPTCHA = { name: 'captcha', title: 'Картинка с цифрами', kinds: ['refuse'] satisfies Kind[] };

const egrulError = (status: number, message?: string): Answer => ({
  status,
  body: { ERROR: message ?? 'Сервис временно недоступен', status },
});

const UNKNOWN = egrulError(404, 'Запрос не найден');

type Kept = { rows: EgrulRow[]; subjects: string[]; fails: boolean };

/** Recorded rows of the real service come before rows made from other files. */
function loadRows(folder: URL, registers: Registers): EgrulRow[] {
  const sample = JSON.parse(readFileSync(new URL('egrul/search.json', folder), 'utf8')) as {
    rows: EgrulRow[];
  };
  const made = [
    ...registers.companies.map(companyRow),
    ...loadEntrepreneurs(folder, registers).map(entrepreneurRow),
  ];
  return [...new Map([...made, ...sample.rows].map((row) => [row.i, row])).values()];
}

type Desk = {
  /** Whether the caller has to solve a captcha first. */
  meetsPicture: (subjects: string[]) => boolean;
  searches: Tickets<Kept>;
  extracts: Tickets<Kept>;
  give: (tickets: Tickets<Kept>, found: EgrulRow[], subjects: string[], usualMs: number) => string;
};

/** Stores searches and extracts until they are polled; under the switch `lose` the token is unknown later. */
function openDesk({ behaviours, now }: Pick<Deps, 'behaviours' | 'now'>): Desk {
  function give(tickets: Tickets<Kept>, found: EgrulRow[], subjects: string[], usualMs: number): string {
    const address = { source: 'egrul', operation: PROCESSING.name, subjects, background: true as const };
    const behaviour = behaviours.take(address);
    if (behaviour.kind === 'lose') return 'lost';
    const ms = behaviour.kind === 'slow' ? behaviour.ms : usualMs;
    const readyAt = behaviour.kind === 'stuck' ? Infinity : now().getTime() + ms;
    return tickets.give({ rows: found, subjects, fails: behaviour.kind === 'error' }, readyAt);
  }
  const meetsPicture = (subjects: string[]): boolean =>
    behaviours.take({ source: 'egrul', operation: CAPTCHA.name, subjects, background: true }).kind ===
    'refuse';
  return { searches: createTickets<Kept>(now), extracts: createTickets<Kept>(now), give, meetsPicture };
}

function byToken(
  name: string,
  title: string,
  tickets: Tickets<Kept>,
  answer: (token: string) => Answer,
): Operation {
  return {
    name,
    title,
    method: 'GET',
    path: `/${name}/:t`,
    subjects: ({ params }) => tickets.find(params['t'] ?? '')?.answer.subjects ?? [],
    handle: ({ params }) => answer(params['t'] ?? ''),
  };
}

const queryOf = ({ body }: Call): string => ((body as { query?: string } | undefined)?.query ?? '').trim();

function searchOperations(registered: EgrulRow[], { searches, give, meetsPicture }: Desk): Operation[] {
  const rows = registered.map((row) => ({
    row,
    words: wordsOf(`${row.c ?? ''} ${row.n} ${row.i} ${row.o}`),
  }));

  /** Every row has its own token, which requests its extract, and counts the rows: of its page and of all. */
  const withToken = (row: EgrulRow, _index: number, { length }: readonly EgrulRow[]) => ({
    ...row,
    cnt: String(length),
    pg: '1',
    tot: String(length),
    t: searches.give({ rows: [row], subjects: [row.i, row.o], fails: false }, 0),
  });

  function search(query: string): Answer {
    if (query === '') return egrulError(400, 'Укажите ИНН, ОГРН или наименование');
    if (meetsPicture([query])) return { body: { t: '', captchaRequired: true } };
    const found = rows.filter(({ words }) => beginsWords(query, words)).map(({ row }) => row);
    return { body: { t: give(searches, found.slice(0, MOST_ROWS), [query], 0), captchaRequired: false } };
  }

  function searchResult(token: string): Answer {
    const kept = searches.find(token);
    if (!kept) return UNKNOWN;
    if (!kept.isReady) return { body: { status: 'wait' } };
    return kept.answer.fails ? egrulError(500) : { body: { rows: kept.answer.rows.map(withToken) } };
  }

  return [
    {
      name: 'search',
      title: 'Поиск',
      method: 'POST',
      path: '/',
      subjects: (call) => [queryOf(call)],
      handle: (call) => search(queryOf(call)),
    },
    byToken('search-result', 'Результат поиска', searches, searchResult),
  ];
}

function extractOperations({ searches, extracts, give }: Desk, now: () => Date): Operation[] {
  function requestExtract(token: string): Answer {
    const kept = searches.find(token);
    const [row] = kept?.answer.rows ?? [];
    if (!row) return UNKNOWN;
    return { body: { t: give(extracts, [row], [row.i, row.o], EXTRACT_MS), captchaRequired: false } };
  }

  function extractStatus(token: string): Answer {
    const kept = extracts.find(token);
    if (!kept) return UNKNOWN;
    if (kept.isReady && kept.answer.fails) return egrulError(500, 'Выписка не сформирована');
    return { body: { status: kept.isReady ? 'ready' : 'wait' } };
  }

  function download(token: string): Answer {
    const kept = extracts.find(token);
    const [row] = kept?.answer.rows ?? [];
    if (!row || !kept?.isReady || kept.answer.fails) return UNKNOWN;
    const name = `${row.k}-${row.o}-${dayFrom(now(), 0).replaceAll('-', '')}.pdf`;
    return {
      headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename=${name}` },
      body: Buffer.from(extractPdf(row, dayFrom(now(), 0))),
    };
  }

  return [
    byToken('vyp-request', 'Заказ выписки', searches, requestExtract),
    byToken('vyp-status', 'Готовность выписки', extracts, extractStatus),
    byToken('vyp-download', 'Выписка', extracts, download),
  ];
}

/** The tax service's register of companies and entrepreneurs: request, poll, download. */
export function egrulSource({ folder, registers, behaviours, now }: Deps): Source {
  const desk = openDesk({ behaviours, now });
  return {
    name: 'egrul',
    title: 'ЕГРЮЛ и ЕГРИП',
    prefix: '/egrul',
    operations: [...searchOperations(loadRows(folder, registers), desk), ...extractOperations(desk, now)],
    background: [PROCESSING, CAPTCHA],
    fault: egrulError,
  };
}
