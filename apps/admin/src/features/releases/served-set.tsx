import type { Releases } from '@proverka/contract/release';
import { Button } from '@proverka/ui-kit/button';
import { momentWords } from '@proverka/words/moments';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import styles from './releases.module.css';

interface ServedSetProps {
  readonly releases: Releases;
  readonly isLooking: boolean;
  readonly onLook: () => void;
}

/** The set of all visitors and whether every shell serves it. */
export function ServedSet({ releases, isLooking, onLook }: ServedSetProps) {
  const { channel, set, moved_at: movedAt, shells, trial } = releases;
  const behind = shells.filter(
    (shell) => shell.set !== set || shell.candidate !== (trial?.set ?? null) || shell.refused !== null,
  );
  const since = movedAt === null ? 'указатель канала не читается' : `с ${momentWords(movedAt)}`;
  const serving = `${shells.length - behind.length} из ${counted(shells.length, 'оболочки', 'оболочек', 'оболочек')}`;
  return (
    <div className={desk.section}>
      <div className={desk.row}>
        <p>
          Канал <code className={styles.code}>{channel}</code>, набор{' '}
          <code className={styles.code}>{set}</code> {since}.
        </p>
        <Button size="small" variant="quiet" busy={isLooking} onClick={onLook}>
          Обновить
        </Button>
      </div>
      <output>
        {shells.length === 0
          ? 'Ни одна оболочка не сообщает о себе: хранилище читают, но никто не отдаёт страницы.'
          : typeset(`Отдают: ${serving}.`)}
      </output>
      {behind.length > 0 && (
        <ul className={styles.behind}>
          {behind.map(({ shell, set: own, seen_at: seenAt, refused }) => (
            <li key={shell}>
              Оболочка <code className={styles.code}>{shell.slice(0, 8)}</code>, {momentWords(seenAt)}: отдаёт{' '}
              <code className={styles.code}>{own}</code>
              {refused !== null && (
                <>
                  , отказалась: <span lang="en">{refused}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
