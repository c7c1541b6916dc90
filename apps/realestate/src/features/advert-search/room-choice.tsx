import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { roomChoices } from './advert-filter.domain.ts';
import styles from './advert-filters.module.css';

interface RoomChoiceProps {
  readonly chosen: readonly number[];
  readonly onChoose: (rooms: readonly number[]) => void;
}

const shortWords = (rooms: number): string => (rooms === 0 ? 'Студия' : rooms === 4 ? '4+' : String(rooms));

const spokenWords: Readonly<Record<number, string>> = {
  1: 'Одна комната',
  2: 'Две комнаты',
  3: 'Три комнаты',
  4: 'Четыре комнаты и больше',
};

/** Several numbers of rooms at once; none chosen means any. */
export function RoomChoice({ chosen, onChoose }: RoomChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Комнат</legend>
      <div className={styles.rooms}>
        {roomChoices.map((rooms) => (
          <label key={rooms} className={styles.room}>
            <input
              type="checkbox"
              name="rooms"
              value={rooms}
              checked={chosen.includes(rooms)}
              className={styles.roomBox}
              onChange={({ target }) =>
                onChoose(roomChoices.filter((one) => (one === rooms ? target.checked : chosen.includes(one))))
              }
            />
            <span aria-hidden={rooms > 0}>{shortWords(rooms)}</span>
            {rooms > 0 && <VisuallyHidden>{spokenWords[rooms]}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
