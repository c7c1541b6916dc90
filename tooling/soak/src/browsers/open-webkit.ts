import { freePort } from '@proverka/stack/ports';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findTarget, readText, type Target } from './find-target.ts';
import {
  paymentFrame,
  touchUntilReady,
  type ScreenSize,
  type VisitorBrowser,
  type VisitorPage,
} from './visitor-page.ts';

/** Not on the path: Debian's package of the driver brings it. */
export const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** WebKitGTK by its WebDriver, on a display of its own. */
export async function openWebKit(binary: string, size: ScreenSize): Promise<VisitorBrowser> {
  const children: ChildProcess[] = [];
  const end = async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  try {
    const display = await startDisplay(size, children);
    const port = await freePort(0);
    const environment = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: await narrowBars(),
    };
    children.push(
      spawn('WebKitWebDriver', [`--port=${port}`], {
        // No graphics card here.
        env: { ...environment, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
        stdio: 'ignore',
      }),
    );
    const driver = await connect(port, binary);
    await driver.manage().setTimeouts({ pageLoad: 120_000, script: 60_000 });
    await fitWindow(driver, size);
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
    const close = async () => {
      await Promise.race([driver.quit().catch(() => undefined), wait(10_000)]);
      await end();
    };
    return { name: 'webkit', version: `WebKitGTK ${version}`, page: visitorPage(driver), close };
  } catch (error) {
    await end();
    throw error;
  }
}

/** `Xvfb` takes a free number and says which. */
async function startDisplay({ width, height }: ScreenSize, children: ChildProcess[]): Promise<string> {
  // Room for the window's own bars.
  const size = `${width + 400}x${height + 400}x24`;
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(display);
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let tries = 0; ; tries += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (tries === 60) throw error;
      await wait(500);
    }
  }
}

/** The browser's own bars would need more width than a phone has: here everything in them is small. */
async function narrowBars(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'soak-gtk-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(
    path.join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n' +
      'image { -gtk-icon-size: 1px; }\n',
  );
  return folder;
}

/** The window is larger than the page by its bars, which nobody tells beforehand; it takes a new size when it likes. */
async function fitWindow(driver: WebDriver, { width, height }: ScreenSize): Promise<void> {
  const window = driver.manage().window();
  for (let tries = 0; tries < 20; tries += 1) {
    const { width: wholeWidth, height: wholeHeight } = await window.getRect();
    const [shownWidth, shownHeight] = await driver.executeScript<[number, number]>(
      'return [innerWidth, innerHeight]',
    );
    if (shownWidth === width && shownHeight === height) return;
    const barsOf = (whole: number, shown: number) => Math.max(0, whole - shown);
    await window.setRect({
      x: 0,
      y: 0,
      width: width + barsOf(wholeWidth, shownWidth),
      height: height + barsOf(wholeHeight, shownHeight),
    });
    await wait(250);
  }
  throw new Error(`the window does not become ${width} pixels wide`);
}

function visitorPage(driver: WebDriver): VisitorPage {
  /** A frame stays chosen until another is: every use chooses, and leaves the page itself chosen. */
  const within = async <T>(inFrame: boolean, use: () => Promise<T>): Promise<T> => {
    if (!inFrame) return use();
    await driver.switchTo().frame(driver.findElement(By.css(`iframe[src*="${paymentFrame}"]`)));
    try {
      return await use();
    } finally {
      await driver.switchTo().defaultContent();
    }
  };
  const find = ({ kind, name }: Target) =>
    driver.executeScript<WebElement | null>(`return (${findTarget.toString()})(...arguments)`, kind, name);
  const grasp = async (target: Target) => {
    const element = await find(target);
    if (element === null) throw new Error(`there is no ${target.kind} «${target.name}»`);
    // The driver scrolls under what lies over the page; a visitor scrolls until it can be seen.
    await driver.executeScript(
      `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
      element,
    );
    return element;
  };
  const run = <T>(code: string) => driver.executeScript<T>(`return ${code}`);
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    address: () => driver.getCurrentUrl(),
    press: (target, inFrame = false) => within(inFrame, async () => (await grasp(target)).click()),
    type: (name, text, inFrame = false) =>
      within(inFrame, async () => {
        const found = await grasp({ kind: 'field', name });
        // WebKit gives a field of another site's frame the focus by a press alone.
        await found.click();
        await driver.actions().sendKeys(text).perform();
      }),
    has: (target, inFrame = false) =>
      within(inFrame, async () => (await find(target)) !== null).catch(() => false),
    text: () => run(`(${readText.toString()})()`),
    screen: () => run('[innerWidth, innerHeight]'),
    scrollTo: (top) => run(`scrollTo({ top: ${top}, behavior: 'instant' })`),
    isReady: () => run(`(${touchUntilReady.toString()})()`),
    picture: async (file) => {
      await run(`(${keepDrawing.toString()})()`);
      await writeFile(file, Buffer.from(await driver.takeScreenshot(), 'base64'));
    },
  };
}

/** The driver's picture waits for the page to draw something: on a page at rest for ever. Runs in the page, for five seconds. */
function keepDrawing(): void {
  const { style } = document.documentElement;
  const drawing = setInterval(() => {
    style.outline = style.outline === '' ? '1px solid transparent' : '';
  }, 50);
  setTimeout(() => {
    clearInterval(drawing);
    style.outline = '';
  }, 5000);
}
