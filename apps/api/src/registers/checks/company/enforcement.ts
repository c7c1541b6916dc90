import type { Match } from '@proverka/contract/finding';
import { z } from 'zod';
import { jsonOf } from '#platform/outbound/http-call.ts';
import type { Fssp } from '../../sources/fssp/fssp.ts';
import type { Proceeding } from '../../sources/fssp/result.ts';
import type { RegisteredCompany } from '../../sources/egrul/row.domain.ts';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import { defineCheck } from '../../check.ts';
import { registerFindings } from '../conclusion.domain.ts';
import { enforcementConclusions, enforcementCoverage, proceedingFacts } from '../enforcement.domain.ts';
import { readProceeding } from '../person/proceeding.domain.ts';
import type { ReadProceeding } from '../person/proceeding.domain.ts';
import type { Asked } from '../../asked.domain.ts';
import type { CompanySubject } from '../../subject.domain.ts';
import type { CheckSources } from '../check-sources.ts';
import { numberOf } from './known-company.ts';

/** The company from the register, and proceedings against companies with its name. */
export interface CompanyProceedings {
  readonly name: string;
  readonly address: string | null;
  readonly rows: readonly Proceeding[];
}

/** A ticket of the data bank and the company it is about. */
const ticketSchema = z.object({ task: z.string(), name: z.string(), address: z.string().nullable() });
type Ticket = z.infer<typeof ticketSchema>;

/** Enforcement proceedings against a company: the data bank searches by name, so the register is asked for it first. */
export const companyEnforcementCheck = defineCheck<'company', CompanyProceedings>({
  type: 'company_fssp',
  source: 'fssp',
  questionPrice: 0,
  kind: 'company',
  title: 'Долги у приставов',
  ask: async (sources, company, ticket, signal) => ({
    ...(await askByName(sources, company, ticket, signal)),
    asked: byName,
  }),
  findings: ({ data, asOf, asked }) => {
    const rows = data?.rows.map((row) => ({ row, record: readProceeding(row) })) ?? [];
    const own = rows.map(({ row, record }) => ({ record, match: matchOf(row, data?.address ?? null) }));
    return registerFindings<ReadProceeding>(
      {
        type: 'company_fssp',
        title: 'Долги у приставов',
        found: enforcementConclusions('company_fssp', true),
        none: { title: 'Исполнительных производств не найдено' },
        coverage: enforcementCoverage,
        facts: proceedingFacts,
      },
      { own, namesakes: [] },
      { asOf, asked: { ...asked, by: byName.by } },
    );
  },
});

/** The data bank knows companies by name. */
const byName: Asked = { by: ['company_name'], regions: null };

async function askByName(
  { egrul, fssp }: CheckSources,
  company: CompanySubject,
  ticket: string | null,
  signal: AbortSignal,
): Promise<CheckAnswer<CompanyProceedings>> {
  if (ticket !== null) {
    const asked = ticketSchema.safeParse(jsonOf(Buffer.from(ticket)));
    return asked.success ? look(fssp, asked.data, signal) : { kind: 'ticket_lost' };
  }
  const known = await egrul.find(numberOf(company), null, signal);
  if (known.kind === 'found') return ask(fssp, known.data, signal);
  if (known.kind === 'nothing_found') return unknownCompany;
  if (known.kind === 'unavailable' || known.kind === 'needs_data') return known;
  return { kind: 'unavailable', retryable: true, reason: 'egrul: still looking' };
}

/** The company is in no register, so there is no name to ask the bailiffs about and nothing to claim. */
const unknownCompany = {
  kind: 'unavailable',
  retryable: false,
  reason: 'egrul: no such company',
  words: 'Компании с таким номером нет в реестре, поэтому приставов спросить не о ком: они ищут по названию.',
} as const;

async function ask(
  fssp: Fssp,
  { kind, name, shortName, address }: RegisteredCompany,
  signal: AbortSignal,
): Promise<CheckAnswer<CompanyProceedings>> {
  if (kind === 'entrepreneur') {
    return {
      kind: 'unavailable',
      retryable: false,
      reason: 'fssp: an entrepreneur is a person',
      words: 'Долги предпринимателя приставы числят за человеком: закажите проверку физического лица.',
    };
  }
  const asked = shortName ?? name;
  const answer = await fssp.company({ name: asked, region: '-1' }, null, signal);
  return answer.kind === 'working'
    ? {
        kind: 'working',
        ticket: JSON.stringify({ task: answer.ticket, name: asked, address } satisfies Ticket),
      }
    : withCompany(answer, asked, address);
}

async function look(
  fssp: Fssp,
  { task, name, address }: Ticket,
  signal: AbortSignal,
): Promise<CheckAnswer<CompanyProceedings>> {
  const answer = await fssp.company({ name, region: '-1' }, task, signal);
  return answer.kind === 'working'
    ? { kind: 'working', ticket: JSON.stringify({ task, name, address } satisfies Ticket) }
    : withCompany(answer, name, address);
}

const withCompany = (
  answer: Exclude<CheckAnswer<readonly Proceeding[]>, { kind: 'working' }>,
  name: string,
  address: string | null,
): CheckAnswer<CompanyProceedings> =>
  answer.kind === 'found' ? { ...answer, data: { name, address, rows: answer.data } } : answer;

/** Companies share names; the address distinguishes them when the bailiffs spell it as the register does. */
function matchOf(row: Proceeding, address: string | null): Match {
  const bare = (text: string): string => text.toLocaleUpperCase('ru').replaceAll(/[^А-ЯЁA-Z\d]/gu, '');
  const isSame = address !== null && address !== '' && bare(row.name).includes(bare(address));
  return isSame
    ? { kind: 'same', reason: 'совпали название и адрес' }
    : { kind: 'likely', reason: 'название совпало, адрес в записи другой: возможно, это другая компания' };
}
