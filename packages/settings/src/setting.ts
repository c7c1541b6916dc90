interface EverySetting {
  /** What it is for, in one line: the table of `docs/operations.md` says the same. */
  readonly purpose: string;
  /** What holds when it is not set, where that depends on others. */
  readonly defaultIs?: string;
  /** Never printed, and read from the file that `<name>_FILE` names too. */
  readonly isSecret?: true;
}

interface TextSetting extends EverySetting {
  /** `path`: a file or a folder. */
  readonly type: 'text' | 'path';
  readonly default: string;
}

interface UrlSetting extends EverySetting {
  readonly type: 'url';
  readonly default: string;
  /** `http:` and `https:` unless others are named. */
  readonly protocols?: readonly string[];
}

interface IntegerSetting extends EverySetting {
  readonly type: 'integer';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

interface ChoiceSetting extends EverySetting {
  readonly type: 'choice';
  /** The first is the default. */
  readonly choices: readonly [string, ...string[]];
}

/** Separated by commas or spaces; empty by default. A JSON file is named by its path; none by default. */
interface OtherSetting extends EverySetting {
  readonly type: 'list' | 'json file';
}

/** One variable of the environment that a process reads. */
export type Setting = TextSetting | UrlSetting | IntegerSetting | ChoiceSetting | OtherSetting;

/** What a process can be told, by the name of the variable. */
export type Settings = Readonly<Record<string, Setting>>;

/** The names of a list that have one of the types. */
export type NameOf<List extends Settings, Type extends Setting['type']> = {
  [Name in keyof List]: List[Name]['type'] extends Type ? Name : never;
}[keyof List] &
  string;

export type ChoiceOf<One extends Setting> = One extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : never;

/** As it would be written; empty where there is none. */
export function defaultOf(setting: Setting): string {
  switch (setting.type) {
    case 'choice':
      return setting.choices[0];
    case 'list':
    case 'json file':
      return '';
    default:
      return String(setting.default);
  }
}
