import { readFileSync } from 'node:fs';
import { givenValue, type Environment } from './given-value.ts';
import { defaultOf } from './setting.ts';
import type { ChoiceOf, NameOf, Setting, Settings } from './setting.ts';
import { unknownVariables } from './unknown-variables.ts';

/** Reads variables one by one and collects every mistake, so that an operator sees all of them at once. */
export interface SettingsReader<List extends Settings> {
  readonly mistakes: readonly string[];
  readonly mistake: (sentence: string) => void;
  readonly text: (name: NameOf<List, 'text' | 'path' | 'json file'>) => string;
  readonly integer: (name: NameOf<List, 'integer'>) => number;
  /** Without a trailing slash; empty when it is not set and has no default. */
  readonly url: (name: NameOf<List, 'url'>) => string;
  /** The parsed content of the file a variable names; undefined when it is not set or cannot be read. */
  readonly jsonFile: (name: NameOf<List, 'json file'>) => unknown;
  readonly list: (name: NameOf<List, 'list'>) => readonly string[];
  readonly oneOf: <Name extends NameOf<List, 'choice'>>(name: Name) => ChoiceOf<List[Name]>;
}

/** The reader of a process's list. A variable that looks like ours and is none is a mistake. */
export function readSettings<const List extends Settings>(
  list: List,
  environment: Environment,
): SettingsReader<List> {
  const mistakes: string[] = [...unknownVariables(list, environment)];
  const mistake = (sentence: string): void => void (mistakes.includes(sentence) || mistakes.push(sentence));
  const settingOf = (name: string): Setting => {
    const setting = list[name];
    if (setting === undefined) throw new Error(`${name} is not in the list of settings`);
    return setting;
  };
  const text = (name: string): string => {
    const setting = settingOf(name);
    const given = givenValue(name, setting, environment);
    if ('mistake' in given) mistake(given.mistake);
    return ('value' in given && given.value) || defaultOf(setting);
  };
  return {
    mistakes,
    mistake,
    text,
    integer: (name) => integerOf(name, settingOf(name), { text: text(name), mistake }),
    url: (name) => urlOf(name, settingOf(name), { text: text(name), mistake }),
    jsonFile(name) {
      const path = text(name);
      if (path === '') return undefined;
      try {
        return JSON.parse(readFileSync(path, 'utf8'));
      } catch {
        mistake(`${name} (${path}) cannot be read as JSON.`);
        return undefined;
      }
    },
    list: (name) =>
      text(name)
        .split(/[\s,]+/)
        .filter(Boolean),
    oneOf: (name) => choiceOf(name, settingOf(name), { text: text(name), mistake }) as never,
  };
}

interface Written {
  readonly text: string;
  readonly mistake: (sentence: string) => void;
}

function integerOf(name: string, setting: Setting, { text, mistake }: Written): number {
  if (setting.type !== 'integer') throw new Error(`${name} is no whole number`);
  const { min, max } = setting;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  mistake(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return setting.default;
}

/** The value may hold a password, so it is not quoted. */
function urlOf(name: string, setting: Setting, { text, mistake }: Written): string {
  if (setting.type !== 'url') throw new Error(`${name} is no URL`);
  const { protocols = ['http:', 'https:'] } = setting;
  if (text === '') return '';
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
  mistake(`${name} must be a URL with ${protocols.join(' or ')}.`);
  return setting.default;
}

function choiceOf(name: string, setting: Setting, { text, mistake }: Written): string {
  if (setting.type !== 'choice') throw new Error(`${name} has no choices`);
  if (setting.choices.includes(text)) return text;
  mistake(`${name} must be one of ${setting.choices.join(', ')}, not "${text}".`);
  return setting.choices[0];
}
