import { Popover } from '@base-ui/react/popover';
import type { ReactElement, RefObject } from 'react';
import { useRef, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { CalendarIcon } from '../icon/icon.tsx';
import { maskInput } from '../text-input/digit-mask.ts';
import type { TextInputProps } from '../text-input/text-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { fromRussian, isDay, toRussian } from './calendar-days.ts';
import { Calendar } from './calendar.tsx';
import styles from './calendar.module.css';
import { maskDate } from './date-mask.ts';

export type DatePickerProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'after' | 'numeric'
> & {
  /** `YYYY-MM-DD`; the typed text itself while it is not a date, so that a rule can refuse it. */
  value: string;
  onValueChange: (value: string) => void;
  /** The first and last date that can be chosen, ISO. */
  min?: string;
  max?: string;
};

const localToday = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/** Typed as DD.MM.YYYY or chosen from a calendar. */
export function DatePicker({
  value,
  onValueChange,
  min = '1900-01-01',
  max,
  disabled,
  onInput,
  ...rest
}: DatePickerProps): ReactElement {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <span ref={box}>
        <TextInput
          placeholder="ДД.ММ.ГГГГ"
          autoComplete="off"
          {...rest}
          ref={input}
          disabled={disabled}
          inputMode="numeric"
          numeric
          value={toRussian(value)}
          onInput={(event) => {
            maskInput(event.currentTarget, event.nativeEvent.inputType, maskDate);
            onInput?.(event);
          }}
          onChange={(event) => onValueChange(fromRussian(event.target.value))}
          after={
            <Popover.Trigger
              disabled={disabled ?? false}
              render={<IconButton label="Открыть календарь" icon={<CalendarIcon />} />}
            />
          }
        />
      </span>
      <CalendarPopup
        below={box}
        value={isDay(value) ? value : ''}
        min={min}
        max={max}
        onChoose={(iso) => {
          onValueChange(iso);
          setOpen(false);
        }}
      />
    </Popover.Root>
  );
}

type OpenCalendarProps = {
  value: string;
  min: string;
  max: string | undefined;
  onChoose: (iso: string) => void;
};

function CalendarPopup({
  below,
  ...rest
}: OpenCalendarProps & { below: RefObject<HTMLElement | null> }): ReactElement {
  return (
    <Popover.Portal>
      <Popover.Positioner
        anchor={below}
        side="bottom"
        align="start"
        sideOffset={6}
        className={classNames(styles.positioner)}
      >
        <Popover.Popup
          aria-label="Календарь"
          className={classNames(styles.popup)}
          initialFocus={() => document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')}
        >
          <OpenCalendar {...rest} />
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  );
}

/** Reads the clock once, when the calendar opens. */
function OpenCalendar({ max, ...rest }: OpenCalendarProps): ReactElement {
  const [today] = useState(localToday);
  return <Calendar {...rest} today={today} max={max ?? `${Number(today.slice(0, 4)) + 10}-12-31`} />;
}
