import type { ReactElement, RefObject } from 'react';
import { useRef, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { CalendarIcon } from '../icon/icon.tsx';
import { maskInput } from '../text-input/digit-mask.ts';
import type { TextInputProps } from '../text-input/text-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { fromRussian, isDay, toRussian } from './calendar-days.ts';
import type { CalendarPopup } from './calendar-popup.tsx';
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
  const { Popup, ...calendar } = useCalendar();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const choose = (iso: string) => {
    onValueChange(iso);
    calendar.onOpenChange(false);
  };
  return (
    <>
      <span ref={box}>
        <TextInput
          placeholder="ДД.ММ.ГГГГ"
          autoComplete="off"
          {...rest}
          disabled={disabled}
          inputMode="numeric"
          numeric
          value={toRussian(value)}
          onInput={(event) => {
            maskInput(event.currentTarget, event.nativeEvent.inputType, maskDate);
            onInput?.(event);
          }}
          onChange={(event) => onValueChange(fromRussian(event.target.value))}
          after={<CalendarButton at={button} disabled={disabled ?? false} {...calendar} />}
        />
      </span>
      {Popup && (
        <Popup
          {...calendar}
          {...{ min, max, button }}
          below={box}
          value={isDay(value) ? value : ''}
          onChoose={choose}
        />
      )}
    </>
  );
}

interface CalendarButtonProps {
  readonly at: RefObject<HTMLButtonElement | null>;
  readonly disabled: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const CalendarButton = ({ at, disabled, open, onOpenChange }: CalendarButtonProps) => (
  <IconButton
    ref={at}
    label="Открыть календарь"
    icon={<CalendarIcon />}
    disabled={disabled}
    aria-haspopup="dialog"
    aria-expanded={open}
    onClick={() => onOpenChange(!open)}
  />
);

/** The calendar is loaded when it is first opened: most dates are typed. Where it cannot be loaded, the next press asks again. */
function useCalendar() {
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Popup: typeof CalendarPopup } | null>(null);
  const setOpen = (next: boolean): void => {
    setWanted(next);
    if (!next || loaded) return;
    import('./calendar-popup.tsx').then(
      ({ CalendarPopup: Popup }) => setLoaded({ Popup }),
      () => setWanted(false),
    );
  };
  return { open: isWanted && loaded !== null, onOpenChange: setOpen, Popup: loaded?.Popup };
}
