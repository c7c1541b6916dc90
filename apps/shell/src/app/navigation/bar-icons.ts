import {
  BuildingIcon,
  CarIcon,
  ChartIcon,
  CompanyIcon,
  HistoryIcon,
  PersonIcon,
  type Icon,
} from '@proverka/ui-kit/icon';
import type { EntryIcon } from './mobile-entries.domain.ts';

/** Only what the bar shows: it is part of every page. The menu has the rest. */
export const barIcons: Partial<Readonly<Record<EntryIcon, Icon>>> = {
  building: BuildingIcon,
  person: PersonIcon,
  history: HistoryIcon,
  rating: ChartIcon,
  company: CompanyIcon,
  car: CarIcon,
};
