/**
 * What is no plain text of a statement: a string, a body between dollars, a name in quotes, a comment. They are found together, since
 * whichever begins first decides: in a string `--` is no comment, and in a comment `'` is no string.
 */
const lexeme =
  /(\be'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*')|(?<![\w$])\$((?:[a-z_]\w*)?)\$([^]*?)\$\2\$|("(?:[^"]|"")*")|--[^\n]*|\/\*(?:\/\*[^]*?\*\/|[^])*?\*\//gi;

/** A statement of a block stands after words that say when it runs: `if … then drop table a`. */
const before =
  /^(?!(?:alter|create|drop|truncate)\b).*?\b(?:begin|then|else|loop) (?=(?:alter|create|drop|truncate|execute)\b)/;

/**
 * The statements a migration runs, each on one line and in small letters, without comments and strings. Functions are replaced whole, so
 * their bodies are left out; a block after `do` and a text after `execute` run at once, and their statements come in their place.
 */
export function statementsOf(text: string): string[] {
  const strings: string[] = [];
  return text
    .replaceAll(
      lexeme,
      (found: string, quoted?: string, _tag?: string, body?: string, quotedName?: string) => {
        if (quotedName !== undefined)
          return /^"\w+"$/.test(quotedName) ? quotedName.slice(1, -1) : quotedName;
        const string = body ?? quoted?.replace(/^e?'/i, '').slice(0, -1).replaceAll("''", "'");
        return string === undefined ? ' ' : `'${strings.push(string) - 1}'`;
      },
    )
    .split(';')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim().toLowerCase().replace(before, ''))
    .flatMap((statement) => {
      if (!/^(?:do|execute)\b/.test(statement)) return statement.replaceAll(/'\d+'/g, "''");
      const parts = [...statement.matchAll(/'(\d+)'/g)].map(([, index]) => strings[Number(index)] ?? '');
      // Between texts that are joined stands a name that is known only when they run.
      return statementsOf(parts.join(' something '));
    })
    .filter(Boolean);
}
