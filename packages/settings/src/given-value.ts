import { readFileSync } from 'node:fs';
import type { Setting } from './setting.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable that names the file a secret is read from. */
export const fileNameOf = (name: string): string => `${name}_FILE`;

/** Kubernetes tells of a service named `api` by `API_PORT=tcp://…`; nobody has set that. */
export const isServiceLink = (name: string, value: string | undefined): boolean =>
  name.endsWith('_PORT') && /^(tcp|udp):\/\//.test(value ?? '');

type Given = { readonly value: string; readonly file?: string } | { readonly mistake: string } | {};

/** What an operator has set: by the variable or, for a secret, by a file. An empty variable is none. */
export function givenValue(name: string, setting: Setting, environment: Environment): Given {
  const told = environment[name]?.trim() ?? '';
  const value = isServiceLink(name, told) ? '' : told;
  const file = setting.isSecret ? (environment[fileNameOf(name)]?.trim() ?? '') : '';
  if (file === '') return value === '' ? {} : { value };
  if (value !== '') return { mistake: `${name} and ${fileNameOf(name)} are both set; set one of them.` };
  return contentOf(name, file);
}

function contentOf(name: string, file: string): Given {
  try {
    const value = readFileSync(file, 'utf8').trim();
    return value === '' ? { mistake: `${fileNameOf(name)} (${file}) is empty.` } : { value, file };
  } catch {
    return { mistake: `${fileNameOf(name)} (${file}) cannot be read.` };
  }
}
