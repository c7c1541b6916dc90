import { isTaskSource, type DeskSource } from '@proverka/contract/desk-sources';
import { Card } from '@proverka/ui-kit/card';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { momentWords } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import { useId } from 'react';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { OutageCard } from './outage-card.tsx';
import { SourceCharts } from './source-charts.tsx';
import { SourceQueue } from './source-queue.tsx';
import { SwitchSource } from './switch-source.tsx';
import { causeWords, failedWords, latencyWords, paceWords, stateLook } from './source-words.domain.ts';

/** One source: what is known of it, what waits for it, and what the staff may do. */
export function SourceDetails({ source }: { readonly source: DeskSource }) {
  const headingId = useId();
  const { level, word } = stateLook(source);
  const { outage } = source;
  return (
    <section aria-labelledby={headingId} className={desk.section}>
      <div className={desk.row}>
        <h2 id={headingId}>{typeset(source.title)}</h2>
        <LevelMark level={level}>{word}</LevelMark>
      </div>
      {outage !== null && <OutageCard outage={outage} />}
      <Card as="div" className={desk.card}>
        <Facts facts={factsOf(source)} />
        {isTaskSource(source.source) && <SwitchSource source={{ ...source, source: source.source }} />}
      </Card>
      <SourceCharts source={source} />
      {isTaskSource(source.source) && <SourceQueue source={source} />}
    </section>
  );
}

function factsOf(source: DeskSource): readonly (readonly [string, string])[] {
  const { now, causes, mode_chosen: chosen, last_answer_at: answered } = source;
  return [
    ['Без ответа за час', failedWords(now)],
    [
      'Почему',
      causes.map(({ cause, questions }) => `${causeWords[cause]}: ${groupedDigits(questions)}`).join('; '),
    ],
    ['Половина ответов', latencyWords(now.p50_ms)],
    ['95 % ответов', latencyWords(now.p95_ms)],
    ['Спрашиваем не чаще', paceWords(source.most_per_second)],
    ['Ответили из запаса', now.cached === 0 ? '' : groupedDigits(now.cached)],
    ['Последний ответ', answered === null ? 'за двое суток ни одного' : momentWords(answered)],
    ['Потрачено сегодня', sumWords(source.spent_today)],
    ['Потрачено за месяц', sumWords(source.spent_month)],
    [
      source.mode === 'manual' ? 'Переведён на ручную работу' : 'Возвращён на автоматическую',
      chosen === null ? '' : `${chosen.by}, ${momentWords(chosen.at)}: ${chosen.reason}`,
    ],
  ];
}
