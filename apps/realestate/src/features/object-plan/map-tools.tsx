import { IconButton } from '@proverka/ui-kit/button';
import { CloseIcon, MapPinIcon, MinusIcon, PlusIcon } from '@proverka/ui-kit/icon';
import type { MapDrawing } from './map-drawing.ts';
import styles from './object-map.module.css';

interface MapToolsProps {
  /** `null` while the map is being made. */
  readonly drawing: MapDrawing | null;
  readonly onClose: () => void;
}

export function MapTools({ drawing, onClose }: MapToolsProps) {
  const tool = { variant: 'secondary', size: 'small', className: styles.tool } as const;
  return (
    <div className={styles.tools}>
      <IconButton {...tool} label="Закрыть карту" icon={<CloseIcon />} onClick={onClose} />
      <IconButton {...tool} label="Приблизить" icon={<PlusIcon />} onClick={() => drawing?.zoomIn()} />
      <IconButton {...tool} label="Отдалить" icon={<MinusIcon />} onClick={() => drawing?.zoomOut()} />
      <IconButton
        {...tool}
        label="Вернуться к объекту"
        icon={<MapPinIcon />}
        onClick={() => drawing?.showAll()}
      />
    </div>
  );
}
