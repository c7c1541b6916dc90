import { Button } from '@proverka/ui-kit/button';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { lazy, Suspense, useId, useState, type RefObject } from 'react';
import { AppliedFilters } from './applied-filters.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { FileKind } from './export-rows.ts';
import type { ListPanelProps, PanelKey } from './list-panels.tsx';
import styles from './list-tools.module.css';
import { TextFilter } from './text-filter.tsx';

const ListPanel = lazy(async () => {
  const { ListPanel: Panel } = await import(/* webpackChunkName: "list-panels" */ './list-panels.tsx');
  return { default: Panel };
});

interface ListToolsProps extends Omit<ListPanelProps, 'panel'> {
  /** The field «/» leads to. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly canExport: boolean;
  readonly onExport: (kind: FileKind) => Promise<void>;
}

/** The line above a list: its search, panels of which one is open, files of what is seen, and what it is filtered by. */
export function ListTools({ filters: all, input, canExport, onExport, ...props }: ListToolsProps) {
  const { state } = props;
  const id = useId();
  const [open, setOpen] = useState<PanelKey | null>(null);
  const shown = all.filter(({ isTab = false }) => !isTab);
  const [first] = shown;
  const main = first?.kind === 'text' ? first : undefined;
  const filters = shown.filter((filter) => filter !== main);
  return (
    <div className={styles.tools}>
      <div className={styles.toolRow}>
        {main !== undefined && (
          <div className={styles.search}>
            <TextFilter
              filter={main}
              value={state.values[main.key] ?? ''}
              onChange={(value) => state.set({ [main.key]: value })}
              input={input}
            />
          </div>
        )}
        {panelsOf(filters, state).map(({ key, label }) => (
          <Button
            key={key}
            variant="secondary"
            className={styles.panelButton}
            aria-expanded={key === open}
            aria-controls={id}
            onClick={() => setOpen(key === open ? null : key)}
          >
            {label}
          </Button>
        ))}
        <ExportButtons what="показанные" isDisabled={!canExport} onExport={onExport} />
      </div>
      <div id={id} className={styles.panel} hidden={open === null}>
        {open !== null && (
          <Suspense fallback={<SkeletonText lines={2} label="Открываем" />}>
            <ListPanel panel={open} {...{ ...props, filters }} />
          </Suspense>
        )}
      </div>
      {open !== 'filters' && <AppliedFilters filters={filters} state={state} />}
    </div>
  );
}

interface Panel {
  readonly key: PanelKey;
  readonly label: string;
}

function panelsOf(filters: ListPanelProps['filters'], { values }: ListPanelProps['state']): readonly Panel[] {
  const set = filters.filter(({ key }) => (values[key] ?? '') !== '').length;
  const label = set === 0 ? 'Фильтры' : `Фильтры: ${set}`;
  return [
    ...(filters.length === 0 ? [] : [{ key: 'filters' as const, label }]),
    { key: 'columns', label: 'Столбцы' },
    { key: 'views', label: 'Виды' },
  ];
}
