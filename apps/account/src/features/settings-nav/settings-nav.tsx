import { Link } from '@proverka/shell-sdk/router';
import { ShareIcon } from '@proverka/ui-kit/icon';
import { NavList } from '@proverka/ui-kit/nav-list';
import { settingsParts, settingsPath, type SettingsPart } from '../../content/settings-parts.ts';

/** The parts of the settings; a page beside them follows the last. */
export function SettingsNav({ current }: { readonly current: SettingsPart }) {
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
          render: ({ className, children }: LinkParts) => (
            <Link to="/user/partner/" className={className ?? ''}>
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
