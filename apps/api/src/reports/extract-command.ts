import { realEstateBrand } from '@proverka/brand/real-estate';
import type { Extract } from '@proverka/contract/extract';
import type { Finding } from '@proverka/contract/finding';
import { extractFindings } from '@proverka/extract/findings/extract-findings.domain';
import { verdictOf } from '@proverka/findings/verdict';
import { writeFile } from 'node:fs/promises';
import { readExtractFile } from '#registers/read-extract-file.ts';
import { sectionsOf } from './paper/extract-sections.domain.ts';
import { createPdfRenderer } from './paper/pdf-renderer.ts';
import type { Block, Cell } from './paper/pdf-view.ts';

interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

const usage = 'npx pnpm extract FILE [--pdf OUT.pdf]';
const refusedCode = 2;
const accent = '#1f5a41';

/**
 * Says what a document of the register says, for support: JSON `{kind, facts, findings, unread, withheld}`, or one
 * `{refusal: {code, text}}` with exit code 2. Nothing needs to run for it.
 */
export async function runExtractCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const [file, option, pdf, ...more] = args;
  const isPdf = option === '--pdf' && pdf !== undefined && more.length === 0;
  if (file === undefined || file.startsWith('--') || (option !== undefined && !isPdf)) {
    terminal.complain(usage);
    return 1;
  }
  const parsed = await readExtractFile(file, (error) => terminal.complain(String(error)));
  if (!parsed.ok) {
    terminal.say(json({ refusal: { code: parsed.code, text: parsed.message } }));
    return refusedCode;
  }
  const { extract } = parsed;
  const findings = extractFindings(extract, terminal.today);
  terminal.say(json({ kind: extract.kind, facts: factsOf(extract), findings, ...leftOf(extract) }));
  if (pdf !== undefined) await writeFile(pdf, printed(extract, findings, terminal.today));
  return 0;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const leftOf = ({ unread, withheld }: Extract) => ({ unread, withheld });

/** The sections of the paper without their look. */
function factsOf(extract: Extract) {
  return sectionsOf([extract], '#000000').map(({ title, blocks }) => ({
    section: title,
    rows: blocks.flatMap(rowsOf),
  }));
}

function rowsOf(block: Block): (readonly Cell[])[] {
  switch (block.kind) {
    case 'facts':
      return block.rows.map((row) => [...row]);
    case 'table':
      return [block.columns.map(({ title }) => title), ...block.rows];
    case 'record':
      return [[block.title, block.note ?? ''], ...block.rows.map((row) => [...row]), [block.text]].filter(
        (row) => row.join('') !== '',
      );
    case 'text':
      return [[block.title ?? '', block.text]];
    case 'plan':
    case 'picture':
      return [[block.alt, block.caption]];
    case 'pair':
      return block.pictures.map(({ alt, caption }) => [alt, caption]);
    case 'pictures':
      return block.pictures.map(({ title, alt }) => [title, alt]);
    case 'damage':
      return block.damage.groups.map(({ title, places }) => [title, places]);
    case 'timeline':
      return block.rows.map(({ title, note }) => [title, note]);
    default:
      return block satisfies never;
  }
}

/** A report of this document alone; it was not ordered, so it has neither number nor page that confirms it. */
function printed(extract: Extract, findings: readonly Finding[], today: string): Buffer {
  const { name, requisites, supportEmail } = realEstateBrand;
  return createPdfRenderer().renderExtractPdf({
    brand: { name, requisites, supportEmail, accentColour: accent },
    report: {
      number: extract.header.registrationNumber ?? 'без номера',
      createdAt: `${today}T00:00:00Z`,
      confirmUrl: 'https://rosreestr.gov.ru/',
    },
    verdict: verdictOf(findings),
    findings,
    extract,
  });
}
