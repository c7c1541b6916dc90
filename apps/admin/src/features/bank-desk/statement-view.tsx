import type { ApiReply } from '@proverka/contract/api';
import type { BankStatement } from '@proverka/contract/bank-statement';
import { Banner } from '@proverka/ui-kit/banner';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { formatDate } from '@proverka/words/dates';
import { groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import { LineCard } from './line-card.tsx';

interface StatementViewProps {
  readonly taken: ApiReply<'POST /admin/money/statements'>;
}

/** What became of a statement: counts first, then each of its lines. */
export function StatementView({ taken: { statement, lines } }: StatementViewProps) {
  const { stated_received: stated, read_received: read } = statement;
  return (
    <section aria-label={`Выписка ${statement.file_name}`} className={desk.section}>
      <output className={desk.text}>{typeset(countsOf(statement))}</output>
      {stated !== null && stated !== read && (
        <Banner tone="attention" title="Выписка неполная">
          {typeset(
            `Банк пишет, что поступило ${sumWords(stated)}, а строк в файле на ${sumWords(read)}. Выгрузите её ещё раз: зачтётся только новое.`,
          )}
        </Banner>
      )}
      {lines.length === 0 && (
        <EmptyState
          title="Новых поступлений нет"
          text="Все платежи этой выписки уже были загружены раньше."
        />
      )}
      {lines.map((line) => (
        <LineCard key={line.line_id} line={line} />
      ))}
    </section>
  );
}

/** «Выписка за 19.11.2026–20.11.2026: новых поступлений 3, зачислено 2, ждут решения 1, было раньше 4.» */
function countsOf({ from, to, ...statement }: BankStatement): string {
  const period = from === null || to === null ? '' : ` за ${formatDate(from)}–${formatDate(to)}`;
  const counts: readonly (readonly [string, number])[] = [
    ['зачислено', statement.booked],
    ['ждут решения', statement.doubtful],
    ['не зачислено по решению', statement.ignored],
    ['было загружено раньше', statement.known],
    ['повторов в файле', statement.repeated],
    ['не по нашим счетам', statement.foreign],
  ];
  const told = counts
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${what} ${groupedDigits(count)}`);
  return `Выписка${period}: новых поступлений ${[groupedDigits(statement.added), ...told].join(', ')}.`;
}
