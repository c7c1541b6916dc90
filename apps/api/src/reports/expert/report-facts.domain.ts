import type { Finding, Verdict } from '@proverka/contract/finding';
import { namedTitle } from '@proverka/words/named-title';
import type { ItemMetadata } from '#registers/subject.domain.ts';

interface ReportedFacts {
  readonly title: string;
  readonly verdict: Verdict | null;
  readonly findings: readonly Finding[];
}

/**
 * What a model is told of a report: statements with levels, sources and dates, without the records behind them. What was
 * entered about the person is taken out: who it is does not matter for what the findings mean.
 */
export function factsOf({ title, verdict, findings }: ReportedFacts, metadata: ItemMetadata): string {
  const lines = findings.map(
    ({ level, text, source, source_date, ...named }) =>
      `- [${level}] ${namedTitle(named)}. ${text} (источник: ${source}, дата: ${source_date ?? 'не указана'})`,
  );
  const text = [`Услуга: ${title}`, `Вывод отчёта: ${verdict?.sentence ?? 'нет'}`, ...lines].join('\n');
  const entered = [...(metadata.ownersData ?? []), metadata.entityAuto ?? {}].flatMap((one) =>
    Object.values(one),
  );
  // Two letters and a region's code stand for too much else.
  return entered
    .filter((word) => word.length > 2)
    .reduce(
      (masked, word) =>
        masked.replaceAll(new RegExp(word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu'), '…'),
      text,
    );
}
