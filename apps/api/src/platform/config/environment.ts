import { readFileSync } from 'node:fs';
import { troubleOfDatabaseUrl } from './database-url.domain.ts';

/** Reads variables one by one and collects every mistake, so that an operator sees all of them at once. */
export interface EnvironmentReader {
  readonly mistakes: readonly string[];
  readonly mistake: (sentence: string) => void;
  readonly text: (name: string, fallback: string) => string;
  readonly integer: (name: string, fallback: number, min: number, max: number) => number;
  /** Without a trailing slash. */
  readonly url: (name: string, fallback: string, protocols?: readonly string[]) => string;
  readonly databaseUrl: (name: string) => string;
  /** The parsed content of the file a variable names; undefined when it is not set or cannot be read. */
  readonly jsonFile: (name: string) => unknown;
  readonly list: (name: string) => readonly string[];
  /** The first choice is the default. */
  readonly oneOf: <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) => Choice;
}

/** A comma-separated list: `one, two`. */
const listed = (written: string): string[] =>
  written
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): EnvironmentReader {
  const mistakes: string[] = [];
  const mistake = (sentence: string): void => void mistakes.push(sentence);
  const text = (name: string, fallback: string): string => environment[name]?.trim() || fallback;
  return {
    mistakes,
    mistake,
    text,
    integer(name, fallback, min, max) {
      const written = text(name, String(fallback));
      const value = Number(written);
      if (/^\d+$/.test(written) && value >= min && value <= max) return value;
      mistake(`${name} must be a whole number from ${min} to ${max}, not "${environment[name]}".`);
      return fallback;
    },
    url(name, fallback, protocols = ['http:', 'https:']) {
      const value = text(name, fallback);
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol))
        return value.replace(/\/+$/, '');
      mistake(`${name} must be a URL with ${protocols.join(' or ')}.`);
      return fallback;
    },
    databaseUrl(name) {
      const value = text(name, '');
      const trouble = troubleOfDatabaseUrl(value);
      if (trouble !== null) mistake(`${name} ${trouble}`);
      return trouble === null ? value : '';
    },
    jsonFile(name) {
      const path = text(name, '');
      if (path === '') return undefined;
      try {
        return JSON.parse(readFileSync(path, 'utf8'));
      } catch {
        mistake(`${name} (${path}) cannot be read as JSON.`);
        return undefined;
      }
    },
    list: (name) => listed(text(name, '')),
    oneOf(name, choices) {
      const value = text(name, choices[0]);
      const choice = choices.find((known) => known === value);
      if (choice !== undefined) return choice;
      mistake(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
      return choices[0];
    },
  };
}
