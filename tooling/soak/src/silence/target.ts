export interface Target {
  readonly port: number;
  readonly host: string;
  /** A session of a free account, and the report it may watch. */
  readonly token: string;
  readonly itemId: string;
  /** A script of the site: the largest thing anybody may ask for. */
  readonly largeFile: string;
}

/** The first lines of a request, as a page of the site would send it. */
export const headOf = ({ host }: Pick<Target, 'host'>, method: string, url: string): string =>
  `${method} ${url} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncontent-type: application/json\r\n`;
