import { describe, expect, test } from 'vitest';
import { linesWith, productFiles, textOf } from './repository.ts';

/** The rows of all tables of a page, as cells; header and rule left out. */
const rowsOf = (file: string): string[][] =>
  textOf(file)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .filter((line, at, lines) => !/^\|[-|\s]+$/.test(line) && !/^\|[-|\s]+$/.test(lines[at + 1] ?? ''))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const numberIn = (file: string, name: string): number => {
  const written = new RegExp(`const ${name} = ([\\d_ *]+);`).exec(textOf(file))?.[1] ?? '';
  const factors = written.replaceAll('_', '').split('*').map(Number);
  return factors.reduce((product, factor) => product * factor, 1);
};

const contract = productFiles.filter((file) => file.startsWith('packages/contract/src/'));
const contractText = contract.map(textOf).join('\n');
const MB = 1024 * 1024;

describe('documents about security', () => {
  test('the page about files has the limits of the contract (V5.1.1)', () => {
    const page = textOf('docs/security/files.md');
    const limits = 'packages/contract/src';
    const stated = [
      ['POST /admin/manual_update', numberIn(`${limits}/order-acts.ts`, 'documentMaxBytes')],
      ['POST /admin/money/statements', numberIn(`${limits}/bank-statement.ts`, 'statementMaxBytes')],
      ['POST /attachment', numberIn(`${limits}/deal-limits.ts`, 'maxDealDocumentBytes')],
      [
        'POST /report/{order_item_id}/dispute',
        numberIn(`${limits}/dispute-limits.ts`, 'maxDisputeDocumentBytes'),
      ],
      ['POST /seller-extract', numberIn(`${limits}/seller-extract-limits.ts`, 'sellerExtractMaxBytes')],
      ['POST /cases', numberIn(`${limits}/support-case-limits.ts`, 'maxCaseDocumentBytes')],
      [
        'POST /cases/{case_id}/messages',
        numberIn(`${limits}/support-case-limits.ts`, 'maxCaseDocumentBytes'),
      ],
      ['POST /support/mail', numberIn(`${limits}/inbound-mail.ts`, 'maxInboundMailBytes')],
      ['POST /wholesale', numberIn(`${limits}/wholesale-limits.ts`, 'batchMaxFileBytes')],
    ] as const;
    for (const [call, bytes] of stated) {
      const row = rowsOf('docs/security/files.md').find(([first = '']) => first === `\`${call}\``);
      expect([call, row?.[2]]).toEqual([call, expect.stringMatching(new RegExp(`^${bytes / MB} MB`))]);
    }
    const taking = [
      ...contractText.matchAll(/'([A-Z]+ \/[^']+)': \{(?:(?!refusals:)[\s\S])*?\n    uploads:/g),
    ];
    expect(taking.length).toBe(stated.length);
    expect(taking.map(([, call = '']) => call).filter((call) => !page.includes(call))).toEqual([]);
  });

  test('sessions are opened in the files that the page about ways in names, and nowhere else (V6.1.3, V6.3.4)', () => {
    const named = rowsOf('docs/security/ways-in.md').flatMap(([, file = '']) => codeIn(file));
    const opening = linesWith(/\bopen(?:StaffSession|Session|Impersonation)\(/)
      .map((line) => line.replace(/:\d+$/, ''))
      .filter((file) => !/(?:session|impersonation)\.store\.ts$/.test(file));
    expect(new Set(opening)).toEqual(new Set(named));
  });

  test('the page about sessions has the numbers of the programs, and says why they differ from NIST’s (V7.1.1, V7.1.2)', () => {
    const rows = rowsOf('docs/security/sessions.md');
    const [remembered, other, , staff] = rows;
    const http = 'apps/api/src/platform/http/session.ts';
    const store = 'apps/api/src/accounts/session-number.ts';
    expect(textOf(http)).toContain('(isRemembered ? 30 : 1) * DAY_SECONDS');
    expect(remembered?.slice(1, 4)).toEqual([
      '30 days',
      `${numberIn(http, 'CUSTOMER_IDLE_DAYS')} days`,
      String(numberIn(store, 'MOST_SESSIONS')),
    ]);
    expect(other?.[1]).toBe('1 day, and with the browser');
    expect(staff?.slice(1, 4)).toEqual([
      `${numberIn(http, 'STAFF_SESSION_SECONDS') / 3600} hours`,
      `${numberIn(http, 'STAFF_IDLE_SECONDS') / 60} minutes`,
      String(numberIn(store, 'MOST_STAFF_SESSIONS')),
    ]);
    expect(textOf('docs/security/sessions.md')).toMatch(/Where this is not NIST SP 800-63B/);
  });

  test('every call and field of the page about fields is in the contract (V8.1.2)', () => {
    const rows = rowsOf('docs/security/fields.md').filter(([call = '']) => call.startsWith('`'));
    expect(rows.length).toBeGreaterThan(8);
    for (const [call = '', fields = ''] of rows) {
      const [key = ''] = codeIn(call);
      expect.soft([key, contractText.includes(`'${key}'`)]).toEqual([key, true]);
      for (const field of codeIn(fields)) {
        expect
          .soft([key, field, new RegExp(`\\b${field}\\b`).test(contractText)])
          .toEqual([key, field, true]);
      }
    }
  });

  test('every key that processes are given has its life written (V11.1.1)', () => {
    const keys = textOf('docs/security/cryptography.md').split('## Keys')[1] ?? '';
    const named = [
      'APP_SECRET',
      'RELEASE_PRIVATE_KEY',
      'PICTURE_SECRET',
      'TLS',
      'passkeys',
      'sources',
      'webhooks',
    ];
    expect(named.filter((name) => !keys.includes(name))).toEqual([]);
    const made = productFiles
      .filter((file) => /config\.ts$|keys\.ts$/.test(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/'([A-Z_]+_(?:SECRET|PRIVATE_KEY))'/g)].map(([, name = '']) => name),
      )
      // Those of other systems are the other side's.
      .filter((name) => !/^(YOOKASSA|GA4|SANDBOX)_/.test(name));
    expect(made.filter((name) => !keys.includes(name))).toEqual([]);
  });

  test('every duty of the clock stands under one level of protection (V14.1.1, V14.1.2)', () => {
    const page = textOf('docs/security/protection-of-data.md');
    const duties = [...textOf('docs/personal-data.md').matchAll(/^\| `(\w+)` — /gm)].map(
      ([, name = '']) => name,
    );
    expect(duties.length).toBeGreaterThan(20);
    const counts = duties.map((duty) => [duty, page.split(`\`${duty}\``).length - 1]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
    const levels = rowsOf('docs/security/protection-of-data.md').filter((cells) => cells.length === 7);
    expect(levels.map(([level]) => level)).toEqual(['secrets', 'special', 'personal', 'proofs']);
    expect(levels.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
  });

  test('times to repair are written for every rate of an advisory (V15.1.1)', () => {
    const rows = rowsOf('docs/security/remediation.md');
    expect(rows.map(([rate = '']) => rate.split(' ')[0])).toEqual(['critical', 'high', 'medium', 'low']);
    const hours = rows.map(([, term = '']) => Number.parseInt(term, 10) * (term.includes('days') ? 24 : 1));
    expect(hours).toEqual(hours.toSorted((one, other) => one - other));
  });
});
