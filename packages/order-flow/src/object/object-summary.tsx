import type { ObjectInfo } from '@proverka/contract/object';
import type { BuyersWord } from '@proverka/contract/valuation';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import {
  isEndedStatus,
  objectArea,
  objectLevel,
  objectPath,
  objectType,
  statusWords,
} from './object-words.domain.ts';
import styles from './object-summary.module.css';
import { WarningIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { conditionWords, roomsWords } from '@proverka/words/valuation-words';

interface ObjectSummaryProps {
  readonly object: ObjectInfo;
  readonly objectKey: string;
  /** What the buyer says of the flat to be valued. */
  readonly word?: BuyersWord;
}

/** The object of the order, so that nobody pays for the wrong flat; links back to change it. */
export function ObjectSummary({ object, objectKey, word }: ObjectSummaryProps) {
  const level = objectLevel(object);
  const facts = [objectType(object), objectArea(object), level && `${level}\u00A0этаж`].filter(Boolean);
  const said = [
    word?.condition && conditionWords[word.condition],
    word?.rooms === undefined ? '' : roomsWords(word.rooms),
  ].filter(Boolean);
  return (
    <div className={styles.summary}>
      <p className={styles.address}>
        <Link to={objectPath(objectKey)} className={linkClassName('plain')}>
          {typeset(object.Address) || object.Number}
        </Link>
      </p>
      {object.Number !== '' && object.Address !== '' && (
        <p className={styles.number}>Кадастровый номер {object.Number}</p>
      )}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {said.length > 0 && <p className={styles.facts}>{typeset(`С ваших слов: ${said.join(', ')}`)}</p>}
      {isEndedStatus(object.Status) && (
        <p className={styles.warning}>
          <WarningIcon />
          <span>Статус в ЕГРН: {statusWords(object.Status).toLowerCase()}</span>
        </p>
      )}
      <p>
        <Link to="/" className={linkClassName('accent', styles.edit)}>
          Выбрать другой объект
        </Link>
      </p>
    </div>
  );
}
