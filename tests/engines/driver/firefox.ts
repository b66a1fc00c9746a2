import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Programs as Paths} from '../../lib/programs';
import {freePort} from '../../lib/processes';
import {Marionette} from './marionette';
import {Programs} from './programs';
import {Session, type Command, type Setup} from './session';

/** Firefox without a window, driven by Marionette. */

export type Preferences = Record<string, boolean | number | string>;

/** No requests of its own, no questions, and light pages. */
const quiet: Preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.update.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.enabled': false,
  'ui.systemUsesDarkTheme': 0,
};

const names: Record<Command, string> = {
  navigate: 'Navigate',
  execute: 'ExecuteScript',
  actions: 'PerformActions',
  release: 'ReleaseActions',
};

export class Firefox extends Session {
  readonly engine = 'firefox';

  /** Preferences that a test has changed. */
  private readonly changed = new Set<string>();

  private constructor(
    private readonly programs: Programs,
    private readonly marionette: Marionette,
  ) {
    super();
  }

  static async start({firefox}: Paths, {scripts, reducedMotion}: Setup): Promise<Firefox> {
    const programs = new Programs();
    try {
      const port = await freePort();
      const preferences: Preferences = {
        ...quiet,
        'marionette.port': port,
        'javascript.enabled': scripts,
        'ui.prefersReducedMotion': Number(reducedMotion),
      };
      const lines = Object.entries(preferences).map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`);
      writeFileSync(path.join(programs.folder, 'user.js'), lines.join('\n'));
      const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
      programs.start(firefox!, [...flags, '--profile', programs.folder, 'about:blank'], {
        MOZ_HEADLESS_WIDTH: '1600',
        MOZ_HEADLESS_HEIGHT: '1200',
      });
      const marionette = await Marionette.connect(port);
      const session = new Firefox(programs, marionette);
      await marionette.send('WebDriver:NewSession', {pageLoadStrategy: 'none', unhandledPromptBehavior: 'ignore'});
      return session;
    } catch (error) {
      await programs.stop();
      throw error;
    }
  }

  protected async send(command: Command, parameters: object): Promise<unknown> {
    const answer = await this.marionette.send(`WebDriver:${names[command]}`, parameters);
    return (answer as {value?: unknown} | null)?.value;
  }

  /** Runs a script in the browser's own window. */
  async inBrowser(script: string, ...args: unknown[]): Promise<unknown> {
    await this.marionette.send('Marionette:SetContext', {value: 'chrome'});
    try {
      return await this.send('execute', {script, args});
    } finally {
      await this.marionette.send('Marionette:SetContext', {value: 'content'});
    }
  }

  async resize(width: number, height: number): Promise<void> {
    await this.inBrowser(
      `const {style} = gBrowser.selectedBrowser;
       style.alignSelf = 'flex-start';
       for (const name of ['', 'min-', 'max-']) {
         style.setProperty(name + 'width', arguments[0] + 'px');
         style.setProperty(name + 'height', arguments[1] + 'px');
       }`,
      width,
      height,
    );
  }

  /** Changes a preference until {@link resetPreferences}. */
  async prefer(preferences: Preferences): Promise<void> {
    for (const [name, value] of Object.entries(preferences)) {
      this.changed.add(name);
      const type = {boolean: 'Bool', number: 'Int', string: 'String'}[typeof value as 'boolean' | 'number' | 'string'];
      await this.inBrowser(`Services.prefs.set${type}Pref(...arguments)`, name, value);
    }
  }

  async resetPreferences(): Promise<void> {
    for (const name of this.changed) {
      await this.inBrowser('Services.prefs.clearUserPref(arguments[0])', name);
    }
    this.changed.clear();
  }

  async takeErrors(origin: string): Promise<string[]> {
    // The last bit says whether it is only a warning.
    return (await this.inBrowser(
      `const errors = [];
       for (const message of Services.console.getMessageArray()) {
         if (message instanceof Ci.nsIScriptError && !(message.flags & 1) && message.sourceName.startsWith(arguments[0])) {
           errors.push(message.errorMessage + ' (' + message.sourceName + ':' + message.lineNumber + ')');
         }
       }
       Services.console.reset();
       return errors;`,
      origin,
    )) as string[];
  }

  /** The page as a PDF document, with the colors behind text, as some readers print it. */
  async print(): Promise<Buffer> {
    const {value} = (await this.marionette.send('WebDriver:Print', {background: true})) as {value: string};
    return Buffer.from(value, 'base64');
  }

  /** Opens another tab and drives that one from now on. */
  async openTab(): Promise<void> {
    const {handle} = (await this.marionette.send('WebDriver:NewWindow', {type: 'tab'})) as {handle: string};
    await this.switchTo(handle);
  }

  /** The names of the open tabs. */
  async tabs(): Promise<string[]> {
    return (await this.marionette.send('WebDriver:GetWindowHandles')) as string[];
  }

  /** Drives a tab that is open. */
  async switchTo(tab: string): Promise<void> {
    await this.marionette.send('WebDriver:SwitchToWindow', {handle: tab, focus: true});
  }

  /** Closes the tab that it drives, and drives the one that is left. */
  async closeTab(): Promise<void> {
    const [left] = (await this.marionette.send('WebDriver:CloseWindow')) as string[];
    await this.switchTo(left!);
  }

  async stop(): Promise<void> {
    this.marionette.close();
    await this.programs.stop();
  }
}
