import { Popover } from '@base-ui/react/popover';
import type { ReactElement, RefObject } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Calendar } from './calendar.tsx';
import styles from './calendar.module.css';

type OpenCalendarProps = {
  value: string;
  min: string;
  max: string | undefined;
  onChoose: (iso: string) => void;
};

type CalendarPopupProps = OpenCalendarProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
  below: RefObject<HTMLElement | null>;
};

export function CalendarPopup({
  open,
  onOpenChange,
  button,
  below,
  ...rest
}: CalendarPopupProps): ReactElement {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The press of the button closes it by itself; closed twice, it would open again.
        const isButton = event.target instanceof Node && button.current?.contains(event.target);
        if (event.type === 'keydown' || !isButton) onOpenChange(next);
      }}
    >
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
            finalFocus={button}
          >
            <OpenCalendar {...rest} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const localToday = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/** Reads the clock once, when the calendar opens. */
function OpenCalendar({ max, ...rest }: OpenCalendarProps): ReactElement {
  const [today] = useState(localToday);
  return <Calendar {...rest} today={today} max={max ?? `${Number(today.slice(0, 4)) + 10}-12-31`} />;
}
