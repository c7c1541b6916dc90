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

export const barIcons: Readonly<Record<EntryIcon, Icon>> = {
  building: BuildingIcon,
  person: PersonIcon,
  history: HistoryIcon,
  rating: ChartIcon,
  company: CompanyIcon,
  car: CarIcon,
};
