import type { Finding } from '@proverka/contract/finding';
import { countedPlainly } from '@proverka/words/plural';

/** A document of thousands of records would make a report nobody reads and a paper that takes minutes. */
const MOST_OF_A_CODE = 20;

/** The first twenty findings of each code, and one that counts the rest; all records stay in the sections of the report. */
export function fewOfEach(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  const all = Map.groupBy(findings, ({ code }) => code);
  return findings.flatMap((finding) => {
    const place = (seen.get(finding.code) ?? 0) + 1;
    seen.set(finding.code, place);
    if (place < MOST_OF_A_CODE || all.get(finding.code)?.length === MOST_OF_A_CODE) return [finding];
    return place === MOST_OF_A_CODE ? [finding, restOf(finding, all.get(finding.code)?.length ?? 0)] : [];
  });
}

function restOf(finding: Finding, count: number): Finding {
  return {
    ...finding,
    record: 'rest',
    title: `${finding.title} — и другие такие записи`,
    text: `Показаны первые ${MOST_OF_A_CODE}, всего в выписке ${countedPlainly(count, 'такая запись', 'такие записи', 'таких записей')}. Остальные стоят в разделах отчёта и в самой выписке.`,
  };
}
