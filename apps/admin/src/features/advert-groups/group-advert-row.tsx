import type { GroupAdvert } from '@proverka/contract/desk-adverts';
import { Badge } from '@proverka/ui-kit/badge';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Link } from '@proverka/ui-kit/link';
import { formatDate } from '@proverka/words/dates';
import { formatDecimal } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import styles from './groups.module.css';
import { advertName } from './group-words.domain.ts';

interface GroupAdvertRowProps {
  readonly advert: GroupAdvert;
  /** Where adverts can be chosen. */
  readonly choice?: {
    readonly isChosen: boolean;
    readonly onChoose: (id: number, isChosen: boolean) => void;
  };
}

/** What tells an advert from another of the same flat: price, floor, area, days, and where it stands. */
export function GroupAdvertRow({ advert, choice }: GroupAdvertRowProps) {
  const { id, address, url, is_shown: isShown, fields } = advert;
  const floor = fields.floor === null ? 'этаж не указан' : `этаж ${fields.floor}`;
  return (
    <li className={styles.advert}>
      <div className={desk.row}>
        {choice === undefined ? (
          <strong>{advertName(advert)}</strong>
        ) : (
          <Checkbox checked={choice.isChosen} onChange={({ target }) => choice.onChoose(id, target.checked)}>
            {advertName(advert)}
          </Checkbox>
        )}
        {isShown && <Badge>В выдаче</Badge>}
        {fields.state === 'removed' && <Badge>Снято</Badge>}
      </div>
      <p>
        {typeset(
          `${sumWords(fields.price)}, ${formatDecimal(fields.area, 1)} м², ${floor}; опубликовано ${formatDate(fields.published_on)}`,
        )}
      </p>
      <p className={desk.soft}>{typeset(address)}</p>
      <Link external tone="soft" href={url}>
        Открыть на сайте
      </Link>
    </li>
  );
}
