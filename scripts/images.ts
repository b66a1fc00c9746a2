import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {brand} from '../settings/brand';
import {buildDir, buildIfNeeded} from '../builder/build';
import {findBrowser} from '../lib/browser';
import {serveSite} from '../server/server';
import {readArguments} from './lib/arguments';
import {runCommand} from './lib/run';

/**
 * `npm run images` draws the images that are made from the site: the social card from the brand, and the
 * README's screenshot from the home page. Run it after a rebrand or a new design, and commit what it writes.
 */

readArguments({usage: 'npm run images', does: 'Draws the social card and the screenshot of the README.'});
const screenshot = '.github/screenshot.png';
const asDataUrl = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

const {hue, chroma} = brand.colour;
const card = `
  <style>
    @font-face {font-family: Figtree; font-weight: 300 900;
      src: url(${asDataUrl('static/fonts/figtree-latin.4ba7d3d0.woff2', 'font/woff2')})}
    body {margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 110px 100px;
      display: flex; flex-direction: column; justify-content: space-between; font-family: Figtree;
      color: oklch(22% 0.04 ${hue}); background:
        radial-gradient(900px 600px at 95% -10%, oklch(70% ${chroma} ${hue} / 30%), transparent),
        radial-gradient(700px 500px at 0% 110%, oklch(75% 0.12 195 / 28%), transparent), oklch(98% 0.01 ${hue})}
    p {margin: 0; font-size: 76px; font-weight: 750; letter-spacing: -0.03em; line-height: 1.1}
  </style>
  <img src="${asDataUrl(`static/${brand.images.wordmark}`, 'image/svg+xml')}" height="72" style="align-self: start">
  <p>${brand.tagline}</p>`;

async function draw(): Promise<void> {
  await buildIfNeeded();
  const server = await serveSite(buildDir, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({viewport: {width: 1200, height: 630}});
    await page.setContent(card);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({path: `static/${brand.images.socialCard}`});

    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await page.setViewportSize({width: 1280, height: 860});
    await page.goto(`http://localhost:${port}/`, {waitUntil: 'networkidle'});
    await page.screenshot({path: screenshot});
  } finally {
    await browser.close();
    server.close();
  }
}

runCommand(draw);
