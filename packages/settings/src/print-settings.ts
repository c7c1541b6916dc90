import { givenValue, type Environment } from './given-value.ts';
import { MASK, maskedUrl } from './masked-url.ts';
import { defaultOf } from './setting.ts';
import type { Setting, Settings } from './setting.ts';

/** Of a URL, where it leads is shown; of any other secret nothing is. */
const masked = ({ type, isSecret }: Setting, value: string): string => {
  if (value === '') return value;
  const isUrl = type === 'url' || (value.includes('://') && (isSecret === true || value.includes('@')));
  if (isUrl) return maskedUrl(value);
  return isSecret ? MASK : value;
};

/** What a process would run with, a line per variable: `NAME=value  # where it comes from`. Secrets are masked. */
export function printSettings(list: Settings, environment: Environment): string {
  const lines = Object.entries(list).map(([name, setting]) => {
    const given = givenValue(name, setting, environment);
    if ('mistake' in given) return `${name}=  # ${given.mistake}`;
    if (!('value' in given)) {
      const from = setting.defaultIs ? `default: ${setting.defaultIs}` : 'default';
      return `${name}=${masked(setting, defaultOf(setting))}  # ${from}`;
    }
    return `${name}=${masked(setting, given.value)}  # ${given.file ? `from ${given.file}` : 'set'}`;
  });
  return `${lines.join('\n')}\n`;
}

/** Whether a process is asked what it would run with, instead of running. */
export const isAskedToPrint = (words: readonly string[]): boolean => words.includes('--print-config');
