import { apiSettings } from '@proverka/settings/api-settings';
import { sandboxSettings } from '@proverka/settings/sandbox-settings';
import { defaultOf } from '@proverka/settings/setting';
import type { Setting, Settings } from '@proverka/settings/setting';
import { shellSettings } from '@proverka/settings/shell-settings';

const lists: readonly (readonly [title: string, list: Settings])[] = [
  ["The API's server, worker, migration and commands", apiSettings],
  ['The shell', shellSettings],
  ['The sandbox', sandboxSettings],
];

function typeOf(setting: Setting): string {
  switch (setting.type) {
    case 'integer':
      return `${setting.min} to ${setting.max}`;
    case 'choice':
      return setting.choices.map((choice) => `\`${choice}\``).join(', ');
    default:
      return setting.type;
  }
}

function defaultWords(setting: Setting): string {
  if (setting.defaultIs !== undefined) return setting.defaultIs;
  const usual = defaultOf(setting);
  return usual === '' ? 'none' : `\`${usual}\``;
}

/** The tables of all variables, as `docs/operations.md` has them. */
export const settingsTables = (): string =>
  lists
    .map(([title, list]) => {
      const rows = Object.entries(list).map(
        ([name, setting]) =>
          `| \`${name}\`${setting.isSecret ? ' ◆' : ''} | ${typeOf(setting)} | ${defaultWords(setting)} | ${setting.purpose} |`,
      );
      return [`### ${title}`, '', '| variable | value | default | |', '|---|---|---|---|', ...rows].join(
        '\n',
      );
    })
    .join('\n\n');
