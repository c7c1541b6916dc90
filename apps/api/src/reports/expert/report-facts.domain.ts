import type { Finding, Verdict } from '@proverka/contract/finding';
import { namedTitle } from '@proverka/words/named-title';
import type { ItemMetadata } from '#registers/subject.domain.ts';

interface ReportedFacts {
  readonly title: string;
  readonly verdict: Verdict | null;
  readonly findings: readonly Finding[];
}

/**
 * The facts given to the model: findings with levels, sources and dates, without the records behind them. Personal data the
 * customer entered is removed: the identity does not matter for the meaning of the findings.
 */
export function factsOf({ title, verdict, findings }: ReportedFacts, metadata: ItemMetadata): string {
  const lines = findings
    .filter(({ kind }) => kind !== 'withdrawn')
    .map(
      ({ level, text, source, source_date, ...named }) =>
        `- [${level}] ${namedTitle(named)}. ${text} (источник: ${source}, дата: ${source_date ?? 'не указана'})`,
    );
  const text = [`Услуга: ${title}`, `Вывод отчёта: ${verdict?.sentence ?? 'нет'}`, ...lines].join('\n');
  const entered = [...(metadata.ownersData ?? []), metadata.entityAuto ?? {}].flatMap((one) =>
    Object.values(one),
  );
  // Shorter values (two letters, a region's code) would also match unrelated text.
  return entered
    .filter((word) => word.length > 2)
    .reduce(
      (masked, word) =>
        masked.replaceAll(new RegExp(word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu'), '…'),
      text,
    );
}
