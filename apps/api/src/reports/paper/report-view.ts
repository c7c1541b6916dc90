import type { Requisites } from '@proverka/brand/brand';
import type { Extract } from '@proverka/contract/extract';
import type { Finding, Verdict } from '@proverka/contract/finding';
import type { Valuation } from '@proverka/contract/valuation';
import type { Subject } from '@proverka/contract/subject';
import { day, areaWords } from '@proverka/words/extract-words';
import { bandView } from './band-view.domain.ts';
import { splitCleanSources } from '@proverka/findings/clean-sources';
import { presentFindings } from '@proverka/findings/present-findings';
import { joined } from '@proverka/words/joined';
import { findingView, withdrawnSection } from './finding-view.domain.ts';
import { sectionsOf } from './extract-sections.domain.ts';
import { sourceWords } from '@proverka/extract/facts/source-words.domain';
import {
  checkDisclaimer,
  headingOfSubject,
  noteOfCheck,
  noteWords,
  sourcesSection,
} from './check-view.domain.ts';
import type { CheckedTask } from './check-view.domain.ts';
import { chartsSection } from './charts-section.domain.ts';
import { conclusionsSection, policySection } from './added-sections.domain.ts';
import type { WrittenConclusion } from './added-sections.domain.ts';
import { ownersSection } from './owners-section.domain.ts';
import { surroundingsSection } from './surroundings-section.domain.ts';
import {
  headingOfValuation,
  valuationDisclaimer,
  valuationSections,
  valuationStatement,
} from './valuation-section.domain.ts';
import type { Block, Cell, PdfView } from './pdf-view.ts';
import { qrCodeSvg } from './qr-code.ts';
import { setWords } from './set-words.domain.ts';
import type { KnownSitePlan } from '#registers/find-site-plan.ts';
import type { Covers } from '#platform/press/font-coverage.ts';
import { momentDay, momentWithZone, moscowDay } from '@proverka/words/moments';

export interface ReportPdfInput {
  readonly brand: {
    readonly name: string;
    readonly requisites: Requisites;
    readonly supportEmail: string;
    /** `#rrggbb`. */
    readonly accentColour: string;
  };
  /** The owner's logo as PNG; printed above the brand's name. */
  readonly logo?: Buffer | undefined;
  readonly report: {
    readonly number: string;
    /** ISO 8601 with a zone; shown in Moscow time. */
    readonly createdAt: string;
    /** The public page that confirms number, date and hash. */
    readonly confirmUrl: string;
    /** The hash of the report's data shown on the public page. */
    readonly hash?: string | undefined;
  };
  /** null where nothing was judged. */
  readonly verdict: Verdict | null;
  readonly findings: readonly Finding[];
  /** The documents of the report, the extract about the object first. */
  readonly extracts: readonly Extract[];
  /** What the object is worth, where that was ordered. */
  readonly valuation?: Valuation | undefined;
  /** Set for a person, a company or a car; an object is described by its documents. */
  readonly subject?: Subject;
  /** The registers asked besides documents, in the order of the report. */
  readonly tasks?: readonly CheckedTask[];
  /** The conclusions the reader may see. */
  readonly conclusions?: readonly WrittenConclusion[];
  /** What the policy of its insurance says; empty without one. */
  readonly policy?: readonly (readonly [label: string, value: string])[];
  /** What lies around the object, where the map has told it. */
  readonly surroundings?: KnownSitePlan | null;
}

/** The whole text of the document, ready to print in Russian typography; the template only lays it out. */
export function reportView(input: ReportPdfInput, covers: Covers): PdfView {
  const accent = /^#[0-9a-f]{6}$/iu.test(input.brand.accentColour) ? input.brand.accentColour : '#1f4d3a';
  const { brand, report, findings, extracts, tasks = [], conclusions = [], policy = [] } = input;
  const created = momentWithZone(report.createdAt);
  const [year = 2000, month = 1, date = 1] = moscowDay(report.createdAt).split('-').map(Number);
  const { told } = splitCleanSources(findings);
  const presented = presentFindings(told.filter(({ level }) => level !== 'unchecked'));
  const view: PdfView = {
    ...headingOf(input),
    title: `Отчёт № ${report.number}`,
    created: { year, month, day: date },
    'number-line': `Отчёт № ${report.number} от ${momentDay(report.createdAt)}`,
    brand: {
      name: brand.name,
      accent,
      footer: joined([brand.requisites.company, `ИНН ${brand.requisites.inn}`]),
    },
    logo: input.logo === undefined ? null : { alt: 'Логотип заказчика отчёта' },
    confirm: {
      url: report.confirmUrl,
      svg: qrCodeSvg(report.confirmUrl),
      alt: `QR-код: проверка подлинности отчёта № ${report.number}`,
      caption: [`Отчёт № ${report.number}`, created],
    },
    ...firstWords(input),
    band: isCheck(input) ? bandView(tasks, findings) : null,
    charts: chartsSection(input.subject, findings, accent),
    'findings-note': noteWords(presented.match),
    findings: presented.findings.map(findingView),
    sections: [
      ...withdrawnSection(findings),
      ...ownersSection(tasks, findings),
      ...conclusionsSection(conclusions),
      ...policySection(policy),
      ...(input.valuation === undefined ? [] : valuationSections(input.valuation)),
      ...sectionsOf(extracts, accent),
      ...surroundingsSection(input.surroundings ?? null, accent),
      ...sourcesSection(tasks, findings),
    ],
    limits: presentFindings(findings.filter(isLimit)).findings.map(findingView),
    // The registers of a check have a table of their own.
    'sources-title':
      extracts.length === 0 && tasks.length > 0 ? 'Подлинность отчёта' : 'Источники и подлинность',
    sources: sourcesOf(input, created),
    disclaimer: disclaimerOf(input),
  };
  return setWords(view, covers);
}

/** About a person, a company or a car: an object is described by its documents. */
const isCheck = ({ subject }: ReportPdfInput): boolean => subject !== undefined && subject.kind !== 'object';

const isLimit = ({ level, kind }: Finding): boolean => level === 'unchecked' && kind !== 'withdrawn';

/** The heading: the subject, or the object's address with a line about it, or the kind of document. */
function headingOf({
  extracts,
  subject,
  findings,
  valuation,
}: ReportPdfInput): Pick<PdfView, 'about' | 'heading' | 'subheadings'> {
  if (subject !== undefined && subject.kind !== 'object')
    return headingOfSubject({ ...subject, kind: subject.kind }, findings);
  const withObject = extracts.find((extract) => 'object' in extract);
  if (withObject !== undefined && 'object' in withObject) {
    const { object } = withObject;
    const line = joined([
      object.type?.value,
      object.housingType?.value.toLowerCase(),
      object.area && areaWords(object.area),
    ]);
    return {
      about: 'Проверка объекта недвижимости по сведениям ЕГРН',
      heading: object.address?.text ?? `Объект ${object.cadastralNumber}`,
      subheadings: [`Кадастровый номер ${object.cadastralNumber}`, line].filter((words) => words !== ''),
    };
  }
  if (valuation !== undefined) return headingOfValuation(valuation);
  const [first] = extracts;
  const number = first !== undefined && 'notice' in first ? first.notice.cadastralNumber : undefined;
  return {
    about: 'Ответ Росреестра на запрос сведений',
    heading: first?.title ?? 'Отчёт о проверке',
    subheadings: number === undefined ? [] : [`Кадастровый номер ${number}`],
  };
}

/** The verdict, or what is stated where nothing was judged. */
function firstWords(input: ReportPdfInput): Pick<PdfView, 'verdict' | 'statement'> {
  const { verdict, valuation } = input;
  return {
    verdict: verdict && { level: verdict.level, sentence: verdict.sentence, note: noteOf(input) },
    statement: verdict === null && valuation !== undefined ? valuationStatement(valuation) : null,
  };
}

function noteOf({ extracts, tasks = [], findings }: ReportPdfInput): string {
  if (extracts.length === 0) return tasks.length === 0 ? '' : noteOfCheck(tasks, findings);
  return `Вывод сделан по данным: ${extracts.map(sourceWords).join('; ')}. Он не заменяет проверку документов продавца.`;
}

function sourcesOf({ report, extracts }: ReportPdfInput, created: string): Block[] {
  const documents: Block[] = extracts.map((extract) => ({ kind: 'facts', rows: documentRows(extract) }));
  const own: [string, Cell][] = [
    ['Отчёт', `№ ${report.number}`],
    ['Составлен', created],
    ['Проверка подлинности', report.confirmUrl],
    ['Контрольная сумма', report.hash ?? ''],
  ];
  return [...documents, { kind: 'facts', rows: own.filter(([, value]) => value !== '') }];
}

function documentRows({ title, header }: Extract): [string, Cell][] {
  const rows: [string, Cell][] = [
    ['Документ', title],
    [
      'Номер и дата',
      joined(
        [
          header.registrationNumber && `№ ${header.registrationNumber}`,
          header.dateFormation && `от ${day(header.dateFormation)}`,
        ],
        ' ',
      ),
    ],
    ['Выдал', header.organ ?? ''],
    ['Подписал', joined([header.signerPosition, header.signerName])],
    [
      'Запрос',
      joined([
        header.requestDate && `поступил ${day(header.requestDate)}`,
        header.requestReceivedDate && `получен органом ${day(header.requestReceivedDate)}`,
      ]),
    ],
    ['Получатель', header.recipient ?? ''],
  ];
  return rows.filter(([, value]) => value !== '');
}

function disclaimerOf(input: ReportPdfInput): string {
  const { requisites, supportEmail } = input.brand;
  return [
    ...(input.valuation === undefined ? [] : [valuationDisclaimer]),
    isCheck(input)
      ? checkDisclaimer
      : 'Отчёт составлен автоматически по сведениям перечисленных источников на указанные даты. Это не выписка из ЕГРН и не юридическая консультация: в день сделки закажите новую выписку.',
    `${joined([requisites.company, `ИНН ${requisites.inn}`, requisites.kpp && `КПП ${requisites.kpp}`, `ОГРН ${requisites.ogrn}`, requisites.address])}.`,
    `Вопросы по отчёту: ${supportEmail}.`,
  ].join(' ');
}
