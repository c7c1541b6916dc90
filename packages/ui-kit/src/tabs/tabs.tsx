import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type TabItem<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** The number of items behind the tab. */
  count?: number;
  content: ReactNode;
  disabled?: boolean;
};

export type TabsProps<Value extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  items: ReadonlyArray<TabItem<Value>>;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
};

export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
}: TabsProps<Value>): ReactElement {
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={classNames(styles.list)}>
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            {...(item.disabled && { disabled: true })}
            className={classNames(styles.tab)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className={classNames(styles.panel)}>
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
