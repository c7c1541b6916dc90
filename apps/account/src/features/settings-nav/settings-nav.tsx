import { Link } from '@proverka/shell-sdk/router';
import { ShareIcon } from '@proverka/ui-kit/icon';
import { NavList } from '@proverka/ui-kit/nav-list';
import { settingsParts, settingsPath, type SettingsPart } from '../../content/settings-parts.ts';

/** A part of the settings, or a page listed with them. */
export type SettingsPage = SettingsPart | 'partner';

/** The parts of the settings, followed by a related page. */
export function SettingsNav({ current }: { readonly current: SettingsPage }) {
  return (
    <NavList
      label="Разделы настроек"
      entries={[
        ...settingsParts.map(({ id, title, icon }) => ({
          key: id,
          label: title,
          icon,
          current: id === current,
          render: ({ className, children, ...rest }: LinkParts) => (
            <Link to={settingsPath(id)} className={className ?? ''} {...rest}>
              {children}
            </Link>
          ),
        })),
        {
          key: 'partner',
          label: 'Партнёрская ссылка',
          icon: ShareIcon,
          current: current === 'partner',
          render: ({ className, children, ...rest }: LinkParts) => (
            <Link to="/user/partner/" className={className ?? ''} {...rest}>
              {children}
            </Link>
          ),
        },
      ]}
    />
  );
}

type LinkParts = Parameters<
  Extract<Parameters<typeof NavList>[0]['entries'][number], { render: unknown }>['render']
>[0];
