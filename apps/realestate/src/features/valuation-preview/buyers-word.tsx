import type { BuyersWord as Word, Estimate } from '@proverka/contract/valuation';
import { Field } from '@proverka/ui-kit/field';
import { Select, type SelectOption } from '@proverka/ui-kit/select';
import { typeset } from '@proverka/words/typeset';
import { conditionWords, roomsWords } from '@proverka/words/valuation-words';
import { isCondition, mostRooms } from '../../valued-flat/word-in-address.domain.ts';
import styles from './valuation-preview.module.css';

interface BuyersWordProps {
  readonly asks: Estimate['asks'];
  readonly word: Word;
  readonly onChange: (word: Word) => void;
  readonly title?: string;
}

const unknown: SelectOption = { value: '', label: 'Не знаю' };
const conditions: SelectOption[] = [
  unknown,
  ...Object.entries(conditionWords).map(([value, label]) => ({ value, label: capital(label) })),
];
const roomCounts: SelectOption[] = [
  unknown,
  ...Array.from({ length: mostRooms + 1 }, (_, rooms) => ({
    value: String(rooms),
    label: capital(roomsWords(rooms)),
  })),
];

/** What no register knows; every answer is asked about anew, and marked as the buyer's. */
export function BuyersWord({
  asks,
  word,
  onChange,
  title = 'Уточните — границы станут уже',
}: BuyersWordProps) {
  const asksCondition = asks.includes('condition') || word.condition !== undefined;
  const asksRooms = asks.includes('rooms') || word.rooms !== undefined;
  if (!asksCondition && !asksRooms) return null;
  return (
    <section aria-labelledby="buyers-word" className={styles.block}>
      <h2 id="buyers-word">{typeset(title)}</h2>
      <p className={styles.soft}>
        {typeset('В реестрах этого нет. Учтём и отметим в отчёте, что это с ваших слов.')}
      </p>
      <div className={styles.fields}>
        {asksCondition && (
          <Field label="Состояние квартиры">
            <Select
              options={conditions}
              value={word.condition ?? ''}
              onChange={({ target: { value } }) => {
                const { condition: _former, ...rest } = word;
                onChange(isCondition(value) ? { ...rest, condition: value } : rest);
              }}
            />
          </Field>
        )}
        {asksRooms && (
          <Field label="Сколько комнат">
            <Select
              options={roomCounts}
              value={word.rooms === undefined ? '' : String(word.rooms)}
              onChange={({ target: { value } }) => {
                const { rooms: _former, ...rest } = word;
                onChange(value === '' ? rest : { ...rest, rooms: Number(value) });
              }}
            />
          </Field>
        )}
      </div>
    </section>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
