/** What is kept of a report about the content security policy: nothing that says who saw which page about what. */
export interface PolicyViolation {
  readonly directive: string;
  /** An origin, or a word such as `inline`. */
  readonly blocked: string;
  /** The first part of the path: `/object/` without the object. */
  readonly page: string;
}

const MOST_VIOLATIONS = 20;

/** Reads both forms of a report: `application/csp-report` and a list as `application/reports+json`. */
export function readViolations(text: string): PolicyViolation[] {
  const reports: unknown = parse(text);
  return (Array.isArray(reports) ? reports : [reports])
    .slice(0, MOST_VIOLATIONS)
    .flatMap((report) => violationOf(report) ?? []);
}

function violationOf(report: unknown): PolicyViolation | null {
  const fields = fieldsOf(fieldsOf(report)['csp-report'] ?? fieldsOf(report)['body']);
  const directive = textOf(
    fields['effectiveDirective'] ?? fields['effective-directive'] ?? fields['violated-directive'],
  );
  const [name = ''] = directive.split(' ');
  if (!/^[a-z-]{1,40}$/.test(name)) return null;
  return {
    directive: name,
    blocked: blockedOf(textOf(fields['blockedURL'] ?? fields['blocked-uri'])),
    page: pageOf(textOf(fields['documentURL'] ?? fields['document-uri'])),
  };
}

function blockedOf(text: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  const { origin = 'null', protocol = '' } = URL.canParse(text) ? new URL(text) : {};
  if (origin !== 'null') return origin.slice(0, 200);
  return /^[a-z-]{1,20}:$/.test(protocol) ? protocol : 'other';
}

const pageOf = (text: string): string =>
  URL.canParse(text) ? (/^\/(?:[a-z-]{1,40}\/)?/i.exec(new URL(text).pathname)?.[0] ?? 'other') : 'other';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
