import type { CheckPause } from '@proverka/contract/check-pause';
import { Badge } from '@proverka/ui-kit/badge';
import { momentWords } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import styles from '../../controls/desk-list.module.css';
import { DecidePause } from './decide-pause.tsx';

interface PauseViewProps {
  readonly pause: CheckPause;
  readonly onDecided: () => void;
}

/** What was counted, what was decided, and the decision while there is one to make. */
export function PauseView({ pause, onDecided }: PauseViewProps) {
  const { counted, allowed, user_id: account, opened_at: opened, kept_at: kept, ended_at: ended } = pause;
  return (
    <div className={styles.list}>
      <p className={styles.facts}>
        {typeset(
          `Насчитано ${groupedDigits(counted)}, обычно не больше ${groupedDigits(allowed)} · приостановлено ${momentWords(opened)}`,
        )}
      </p>
      <p className={styles.facts}>
        {typeset(`Аккаунт ${account} · выполняется позиций: ${groupedDigits(pause.under_way)}`)}
      </p>
      {pause.reason !== '' && <p className={styles.facts}>{typeset(`Причина решения: ${pause.reason}`)}</p>}
      <p className={styles.marks}>
        {kept !== null && <Badge>Оставлена {momentWords(kept)}</Badge>}
        {ended !== null && <Badge>Снята {momentWords(ended)}</Badge>}
      </p>
      {ended === null && <DecidePause pauseId={pause.pause_id} onDecided={onDecided} />}
    </div>
  );
}
