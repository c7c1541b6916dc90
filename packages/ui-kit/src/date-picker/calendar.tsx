import type { KeyboardEvent, ReactElement } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx';
import { Select } from '../select/select.tsx';
import { addDays, addMonths, clampDay, monthWeeks, weekday } from './calendar-days.ts';
import styles from './calendar.module.css';

export type CalendarProps = {
  /** ISO dates; `value` may be empty. */
  value: string;
  min: string;
  max: string;
  today: string;
  onChoose: (iso: string) => void;
};

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];

const format = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', ...options }).format(new Date(`${iso}T00:00:00Z`));

/** The day a key moves to (WAI-ARIA Authoring Practices, date grid). */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

export function Calendar(calendar: CalendarProps): ReactElement {
  const { value, min, max, today } = calendar;
  const [day, setDay] = useState(() => clampDay(value === '' ? today : value, min, max));
  const grid = useRef<HTMLTableElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(event, day);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setDay(clampDay(next, min, max)));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  return (
    <div>
      <CalendarHead day={day} min={min} max={max} onMove={(next) => setDay(clampDay(next, min, max))} />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid pattern
        role="grid"
        aria-label={format(day, { month: 'long', year: 'numeric' })}
        className={styles.days}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(day).map((week) => (
            <tr key={week.find((iso) => iso !== null)}>
              {week.map((iso, place) => (
                <td key={WEEKDAYS[place]} className={styles.place}>
                  {iso !== null && <Day iso={iso} focused={iso === day} {...calendar} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const DAY_IN_WORDS = { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' } as const;

type DayProps = CalendarProps & { iso: string; focused: boolean };

function Day({ iso, focused, value, min, max, today, onChoose }: DayProps): ReactElement {
  return (
    <button
      type="button"
      tabIndex={focused ? 0 : -1}
      aria-label={format(iso, DAY_IN_WORDS)}
      aria-pressed={iso === value}
      aria-disabled={iso < min || iso > max}
      {...(iso === today && { 'aria-current': 'date' })}
      className={classNames(styles.day, iso === today && styles.today, iso === value && styles.chosen)}
      onClick={() => iso >= min && iso <= max && onChoose(iso)}
    >
      {Number(iso.slice(8))}
    </button>
  );
}

type Choice = { value: string; label: string };

const monthChoices = (): Choice[] =>
  Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: format(`2024-${String(index + 1).padStart(2, '0')}-01`, { month: 'long' }),
  }));

/** The latest year first. */
function yearChoices(min: string, max: string): Choice[] {
  const firstYear = Number(min.slice(0, 4));
  return Array.from({ length: Number(max.slice(0, 4)) - firstYear + 1 }, (_, index) => {
    const value = String(firstYear + index);
    return { value, label: value };
  }).toReversed();
}

function CalendarHead({
  day,
  min,
  max,
  onMove,
}: {
  day: string;
  min: string;
  max: string;
  onMove: (iso: string) => void;
}): ReactElement {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return (
    <div className={styles.head}>
      <IconButton
        size="small"
        label="Предыдущий месяц"
        icon={<ChevronLeftIcon />}
        onClick={() => onMove(addMonths(day, -1))}
      />
      <Select
        size="small"
        aria-label="Месяц"
        options={monthChoices()}
        value={String(month)}
        onChange={(event) => onMove(addMonths(day, Number(event.target.value) - month))}
      />
      <Select
        size="small"
        aria-label="Год"
        options={yearChoices(min, max)}
        value={String(year)}
        onChange={(event) => onMove(addMonths(day, (Number(event.target.value) - year) * 12))}
      />
      <IconButton
        size="small"
        label="Следующий месяц"
        icon={<ChevronRightIcon />}
        onClick={() => onMove(addMonths(day, 1))}
      />
    </div>
  );
}
