import type { ReleaseTrial, TrialCountsView, TrialFigures } from '@proverka/contract/release';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Table } from '@proverka/ui-kit/table';
import { momentWords } from '@proverka/words/moments';
import { formatDecimal, groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { brandsText, partText, shortVersion } from './release-words.domain.ts';

interface TrialCardProps {
  readonly trial: ReleaseTrial;
  readonly onMoved: () => void;
}

/** What some visitors try, what was counted of both sets, and its two ends. */
export function TrialCard({ trial, onMoved }: TrialCardProps) {
  const { percent, brands, started_at: startedAt, changes, figures } = trial;
  return (
    <Card as="article" aria-label="Кандидат" className={desk.card}>
      {changes.map(({ remote, from, to }) => (
        <h3 key={remote} className={desk.title}>
          {remote}: {shortVersion(from)} → {shortVersion(to)}
        </h3>
      ))}
      <p className={desk.soft}>
        {typeset(
          `${formatDecimal(percent, 1)} % посетителей ${brandsText(brands)} · с ${momentWords(startedAt)}`,
        )}
      </p>
      {figures.length === 0 ? (
        <p className={desk.soft}>Пока ничего не насчитано: подождите несколько секунд.</p>
      ) : (
        figures.map((figure) => <TrialTable key={figure.remote} figure={figure} />)
      )}
      <TrialEnds trial={trial} onMoved={onMoved} />
    </Card>
  );
}

const signals: readonly { readonly key: keyof TrialCountsView; readonly title: string }[] = [
  { key: 'views', title: 'Просмотры' },
  { key: 'server_errors', title: 'Ошибки сервера' },
  { key: 'browser_errors', title: 'Ошибки в браузере' },
  { key: 'hydration_errors', title: 'Ошибки гидрации' },
  { key: 'slow_paints', title: 'Медленная первая отрисовка' },
  { key: 'conversions', title: 'Заказы' },
];

/** Figures of the candidate against those of all others. */
export function TrialTable({
  figure: { remote, candidate, stable },
}: {
  readonly figure: TrialFigures[number];
}) {
  const text = (counts: TrialCountsView, key: keyof TrialCountsView) =>
    key === 'views' ? groupedDigits(counts.views) : partText(counts[key], counts.views);
  return (
    <Table
      caption={remote}
      rows={signals}
      rowKey={({ key }) => key}
      columns={[
        { key: 'signal', title: 'Признак', kind: 'main', cell: ({ title }) => title },
        { key: 'candidate', title: 'Кандидат', kind: 'number', cell: ({ key }) => text(candidate, key) },
        { key: 'stable', title: 'Для всех', kind: 'number', cell: ({ key }) => text(stable, key) },
      ]}
    />
  );
}

const ends = {
  promote: {
    button: 'Отдать всем',
    about: 'Все посетители получат набор, который сейчас пробует часть из них.',
    variant: 'primary',
  },
  withdraw: {
    button: 'Снять кандидата',
    about: 'Проба закончится: все посетители останутся с набором для всех.',
    variant: 'secondary',
  },
} as const;

function TrialEnds({ trial: { set }, onMoved }: TrialCardProps) {
  const { api, dialogs } = usePlatform();
  const ask = (decision: keyof typeof ends) => {
    const { button, about } = ends[decision];
    dialogs.open({ title: button, size: 'sm' }, (close) => (
      <ReasonForm
        about={about}
        action={button}
        mostLetters={300}
        act={(reason) => api.call('POST /admin/releases/trial', { body: { set, decision, reason } })}
        onDone={() => {
          close();
          onMoved();
        }}
      />
    ));
  };
  return (
    <div className={desk.row}>
      {(['promote', 'withdraw'] as const).map((decision) => (
        <Button key={decision} size="small" variant={ends[decision].variant} onClick={() => ask(decision)}>
          {ends[decision].button}
        </Button>
      ))}
    </div>
  );
}
