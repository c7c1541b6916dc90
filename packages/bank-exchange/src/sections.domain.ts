import type { UnreadableFile } from './exchange.ts';

export const HEAD = '1CClientBankExchange';
const ACCOUNT = 'СекцияРасчСчет';
const DOCUMENT = 'СекцияДокумент';
const ENDS: ReadonlyMap<string, SectionKind> = new Map([
  ['КонецРасчСчет', 'account'],
  ['КонецДокумента', 'document'],
]);

type SectionKind = 'head' | 'account' | 'document';

/** Keys and values of one section, each with its line. */
export interface Section {
  readonly kind: SectionKind;
  /** «Платежное поручение» */
  readonly title: string;
  readonly line: number;
  readonly values: Map<string, { readonly text: string; readonly line: number }>;
  /** A head may name several. */
  readonly accounts: string[];
}

const newSection = (kind: SectionKind, title: string, line: number): Section => ({
  kind,
  title,
  line,
  values: new Map(),
  accounts: [],
});

export const textOf = ({ values }: Section, key: string): string => values.get(key)?.text ?? '';
export const lineOf = ({ values, line }: Section, key: string): number => values.get(key)?.line ?? line;

/** The value may hold further equals signs. */
function pairOf(line: string): readonly [key: string, value: string] {
  const at = line.indexOf('=');
  return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

const problem = (why: UnreadableFile['why'], line: number, key: string): UnreadableFile => ({
  why,
  line,
  key,
});

/** The head and then the sections in their order; every section has to end, and so has the file. */
export function splitSections(text: string): readonly Section[] | UnreadableFile {
  const lines = text.split(/\r\n|\n|\r/);
  const head = newSection('head', '', 1);
  const closed: Section[] = [head];
  let open: Section = head;
  let isOver = false;
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const [key, value] = pairOf(raw.trim());
    if (key === '' || (index === 0 && key === HEAD)) continue;
    if (isOver) return problem('after_end', line, key);
    const ended = ENDS.get(key);
    if (key === 'КонецФайла') isOver = true;
    else if (key === ACCOUNT || key === DOCUMENT) {
      if (open !== head) return problem('cut_off', line, open.kind === 'account' ? ACCOUNT : DOCUMENT);
      open = newSection(key === ACCOUNT ? 'account' : 'document', value, line);
    } else if (ended !== undefined) {
      if (open.kind !== ended) return problem('cut_off', line, key);
      closed.push(open);
      open = head;
    } else take(open, key, value, line);
  }
  return isOver && open === head ? closed : problem('cut_off', lines.length, 'КонецФайла');
}

/** The first value of a key counts, except for the accounts of the head. */
function take({ values, accounts }: Section, key: string, text: string, line: number): void {
  if (key === 'РасчСчет' && text !== '') accounts.push(text);
  if (!values.has(key)) values.set(key, { text, line });
}
