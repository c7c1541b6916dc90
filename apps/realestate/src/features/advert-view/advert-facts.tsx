import type { Advert } from '@proverka/contract/advert';
import type { HouseInformation } from '@proverka/contract/house-information';
import { LongText } from '@proverka/report-kit/long-text';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatDecimal } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import {
  areaWords,
  conditionWords,
  floorWords,
  houseKindWords,
  roomsWords,
} from '../../adverts/advert-words.domain.ts';
import styles from './advert-parts.module.css';

type Line = readonly [title: string, value: string | number | null];

/** What the seller says of the flat. */
export function FlatFacts({ advert: { fields } }: { readonly advert: Advert }) {
  const lines: readonly Line[] = [
    ['Комнат', fields.rooms === null ? null : fields.rooms === 0 ? 'студия' : roomsWords(fields.rooms)],
    ['Общая площадь', areaWords(fields.area)],
    ['Кухня', fields.kitchen_area === null ? null : areaWords(fields.kitchen_area)],
    ['Этаж', fields.floor === null ? null : floorWords(fields.floor, fields.floors)],
    ['Состояние', fields.condition && conditionWords[fields.condition]],
    ['Балкон или лоджия', fields.balcony === null ? null : fields.balcony ? 'есть' : 'нет'],
    ['Высота потолков', fields.ceiling === null ? null : `${formatDecimal(fields.ceiling, 2)} м`],
    ['Тип', fields.object_type === 'apartments' ? 'апартаменты: прописаться нельзя' : 'квартира'],
  ];
  return (
    <section aria-labelledby="flat" className={styles.section}>
      <h2 id="flat">О квартире</h2>
      <p className={styles.note}>Со слов продавца.</p>
      <Lines lines={lines} />
      {fields.description !== '' && <LongText text={fields.description} />}
    </section>
  );
}

interface HouseFactsProps {
  readonly house: HouseInformation | null;
  readonly advert: Advert;
}

/** What the housing register says of the house; what the seller says where the register does not know it. */
export function HouseFacts({ house, advert: { fields } }: HouseFactsProps) {
  const lines: readonly Line[] = house
    ? [
        ['Год постройки', house.year_built],
        ['Дом', house.house_kind && houseKindWords[house.house_kind]],
        ['Этажей', house.floors],
        ['Подъездов', house.entrances],
        ['Квартир', house.flats],
        ['Лифтов', house.elevators],
        ['Капитальный ремонт', house.repaired_in],
        ['Признан аварийным', house.emergency === null ? null : house.emergency ? 'да' : 'нет'],
      ]
    : [
        ['Год постройки', fields.year_built],
        ['Дом', fields.house_kind && houseKindWords[fields.house_kind]],
        ['Этажей', fields.floors],
      ];
  return (
    <section aria-labelledby="house" className={styles.section}>
      <h2 id="house">О доме</h2>
      <p className={styles.note}>
        {typeset(
          house
            ? `${house.address}. Сведения жилищного реестра.`
            : 'Жилищный реестр этого дома не знает: здесь слова продавца.',
        )}
      </p>
      <Lines lines={lines} />
      {house?.kad_number && (
        <p>
          <Link to={`/object/${house.kad_number}/`} className={linkClassName()}>
            Здание в реестре: {house.kad_number}
          </Link>
        </p>
      )}
    </section>
  );
}

/** What is not known is left out. */
function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const known = lines.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return <p>{typeset('Ничего не сказано.')}</p>;
  return (
    <dl className={styles.lines}>
      {known.map(([title, value]) => (
        <div key={title} className={styles.line}>
          <dt>{title}</dt>
          <dd>{typeof value === 'string' ? typeset(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
