export interface Browser {
  readonly executable: string;
  /** As it calls itself: «Chromium 150.0.7871.100». */
  readonly version: string;
  readonly origin: string;
}

/** What the choice depends on. */
export interface Machine {
  /** The variable `CHROMIUM`. */
  readonly named: string | undefined;
  /** Executables of known names on the path, the preferred first. */
  readonly onPath: readonly string[];
  /** What Playwright has installed for this user, the newest first. */
  readonly ofPlaywright: readonly string[];
  /** Unpacks the one that comes from the npm registry; null where it is not built for this machine. */
  readonly unpack: () => Promise<string | null>;
  /** Installs Debian's; null where that is not possible or not allowed. */
  readonly install: () => Promise<string | null>;
  /** What the executable says to `--version`; null when it does not start. */
  readonly versionOf: (executable: string) => Promise<string | null>;
}

/** The browser of every test and measurement: the one that is named, one that is there, or one that is brought. */
export async function chooseBrowser(machine: Machine): Promise<Browser> {
  const { named } = machine;
  if (named !== undefined && named !== '') {
    const version = await machine.versionOf(named);
    if (version === null) throw new Error(`CHROMIUM is "${named}", which does not start as a browser.`);
    return { executable: named, version, origin: 'named by CHROMIUM' };
  }
  const candidates = [
    ...machine.onPath.map((file) => ({ origin: 'of this machine', bring: () => file })),
    ...machine.ofPlaywright.map((file) => ({ origin: "from Playwright's cache", bring: () => file })),
    { origin: 'from the npm package @sparticuz/chromium', bring: machine.unpack },
    { origin: "from Debian's package chromium", bring: machine.install },
  ];
  for (const { origin, bring } of candidates) {
    const executable = await bring();
    if (executable === null) continue;
    const version = await machine.versionOf(executable);
    if (version !== null) return { executable, version, origin };
  }
  throw new Error(
    'There is no Chromium here, none can be unpacked for this machine, and none may be installed. ' +
      'Install one, or name its executable in CHROMIUM.',
  );
}
