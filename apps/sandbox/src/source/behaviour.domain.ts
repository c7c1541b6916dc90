export const BROKEN = [
  'html',
  'maintenance',
  'captcha',
  'login',
  'cut_off',
  'repeated_key',
  'newer',
  'truncated',
  'wrong_encoding',
  'empty',
  'huge',
  'endless',
  'duplicated',
  'entities',
  'wrong_root',
] as const;
export type Broken = (typeof BROKEN)[number];

/**
 * What an operation does instead of its work. `executes` on `failing` or `silent`: the work is done and only the answer
 * is lost, as when a payment succeeds and the response times out.
 */
export type Behaviour =
  | { kind: 'normal' }
  | { kind: 'slow'; ms: number }
  | { kind: 'failing'; status: number; executes?: boolean }
  | { kind: 'silent'; executes?: boolean }
  | { kind: 'broken'; how: Broken }
  | { kind: 'lose' }
  | { kind: 'double' }
  | { kind: 'delay'; ms: number }
  | { kind: 'reorder' }
  | { kind: 'refuse'; reason?: string }
  | { kind: 'error' }
  | { kind: 'stuck' }
  | { kind: 'retry' }
  | { kind: 'pages' }
  | { kind: 'absurd' }
  | { kind: 'markup' }
  | { kind: 'dead' }
  | { kind: 'endless' }
  | { kind: 'repeat' };

export type Kind = Behaviour['kind'];

/** Behaviours of operations that answer a call. */
export const CALL_KINDS: Kind[] = ['normal', 'slow', 'failing', 'silent', 'broken'];

/** A switch; the fewer fields it names, the more calls it covers. */
export type Setting = {
  id: string;
  source: string;
  operation?: string;
  subject?: string;
  behaviour: Behaviour;
  /** The switch is removed after so many calls. */
  times?: number;
};

/** Work a source does by itself (`background`) is changed only by switches that name it. */
export type Address = { source: string; operation: string; subjects: string[]; background?: true };

export const normaliseSubject = (subject: string): string => subject.trim().toLowerCase();

export const settingId = (setting: Pick<Setting, 'source' | 'operation' | 'subject'>): string =>
  [setting.source, setting.operation ?? '*', setting.subject ?? '*'].join(' ');

const weight = (setting: Setting): number => (setting.subject ? 2 : 0) + (setting.operation ? 1 : 0);

/** The most specific switch for a call: a subject outweighs an operation. */
export function chooseSetting(settings: Setting[], call: Address): Setting | undefined {
  return settings
    .filter(
      (setting) =>
        setting.source === call.source &&
        (setting.operation === undefined ? !call.background : setting.operation === call.operation) &&
        (setting.subject === undefined || call.subjects.includes(setting.subject)),
    )
    .sort((a, b) => weight(b) - weight(a))[0];
}

type Fields = Record<string, unknown>;

const milliseconds = (value: unknown): number | undefined => {
  const ms = Number(value);
  return value !== undefined && value !== '' && Number.isFinite(ms) && ms >= 0 && ms <= 600_000
    ? ms
    : undefined;
};

const truthy = (value: unknown): boolean => value === true || value === 'true' || value === 'on';

/** Parses a behaviour from JSON or a form; returns a string that says what is wrong with an invalid one. */
export function parseBehaviour(fields: Fields, allowed: readonly Kind[]): Behaviour | string {
  const kind = fields['kind'] as Kind;
  if (!allowed.includes(kind)) return `kind must be one of ${allowed.join(', ')}`;
  const executes = truthy(fields['executes']) ? { executes: true } : {};
  switch (kind) {
    case 'slow':
    case 'delay': {
      const ms = milliseconds(fields['ms']);
      return ms === undefined ? 'ms must be a number from 0 to 600000' : { kind, ms };
    }
    case 'failing': {
      const status = Number(fields['status']);
      if (!Number.isInteger(status) || status < 400 || status > 599) return 'status must be from 400 to 599';
      return { kind, status, ...executes };
    }
    case 'silent':
      return { kind, ...executes };
    case 'broken': {
      const how = fields['how'] as Broken;
      return BROKEN.includes(how) ? { kind, how } : `how must be one of ${BROKEN.join(', ')}`;
    }
    case 'refuse': {
      const reason = fields['reason'];
      return typeof reason === 'string' && reason !== '' ? { kind, reason } : { kind };
    }
    default:
      return { kind };
  }
}
