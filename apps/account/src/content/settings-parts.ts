import {
  CheckIcon,
  DocumentIcon,
  type Icon,
  ImageIcon,
  LockIcon,
  MailIcon,
  PersonIcon,
  SettingsIcon,
  ShieldIcon,
} from '@proverka/ui-kit/icon';

/** The parts of the settings: one is shown at a time and loads only its own data. */
export const settingsParts = [
  { id: 'profile', title: 'Профиль', icon: PersonIcon },
  { id: 'security', title: 'Вход и пароль', icon: LockIcon },
  { id: 'letters', title: 'Письма', icon: MailIcon },
  { id: 'logo', title: 'Логотип', icon: ImageIcon },
  { id: 'documents', title: 'Счета и акты', icon: DocumentIcon },
  { id: 'api', title: 'API', icon: SettingsIcon },
  { id: 'consents', title: 'Согласия', icon: CheckIcon },
  { id: 'data', title: 'Мои данные', icon: ShieldIcon },
] as const satisfies readonly { readonly id: string; readonly title: string; readonly icon: Icon }[];

export type SettingsPart = (typeof settingsParts)[number]['id'];

export const settingsPath = (part: SettingsPart): string => `/user/settings/?part=${part}`;

/** The part named by an address; null when it names none and a phone shows the list of parts. */
export function settingsPartOf(search: URLSearchParams): SettingsPart | null {
  const asked = search.get('part');
  return settingsParts.find(({ id }) => id === asked)?.id ?? null;
}
