import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface Alert {
  readonly name: string;
  /** `page`: somebody is woken; `ticket`: it waits for the morning. */
  readonly severity: string;
  readonly expr: string;
}

interface RulesFile {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
    }[];
  }[];
}

export const rulesFolder = 'tooling/operations/prometheus';

export function readAlerts(root: string): readonly Alert[] {
  const file = parse(readFileSync(path.join(root, rulesFolder, 'rules.yaml'), 'utf8')) as RulesFile;
  return file.groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr, labels }) => ({ name: alert, severity: labels.severity, expr })),
  );
}

/** `LedgerBroken` has its page in `docs/operations/ledger-broken.md`. */
export const pageOf = (name: string): string =>
  `${name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.md`;
