import {readFileSync, writeFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {inBrowser, served} from '../bench/browser';
import {brand} from '../settings/brand';
import {buildDir, buildIfNeeded} from '../builder/build';
import {command} from './lib/command';

/**
 * `npm run images` draws the images that are made from the site: the social card and the icons that
 * can't be SVG from the brand, and the README's screenshot from the home page. Run it after a rebrand or a new design, and commit what it writes.
 */

const asDataUrl = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

const {hue, chroma} = brand.color;
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

/** Wider than the picture, so that the rounded corners of the icon leave no transparent ones. */
const icon = `<body style="margin: 0; overflow: hidden; display: grid; place-content: center; height: 100vh">
  <img src="${asDataUrl(`static/${brand.images.favicon}`, 'image/svg+xml')}" style="width: 115vw">`;

/** A PNG file of 32 × 32 pixels as an ICO file: its directory, with the only entry, comes first. */
function icoOf(png: Buffer): Buffer {
  const directory = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  directory.writeUInt32LE(png.length, 14);
  return Buffer.concat([directory, png]);
}

async function drawIcon(browser: Browser, size: number): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width: size, height: size}});
  await page.setContent(icon);
  return page.screenshot();
}

async function draw(browser: Browser, origin: string): Promise<void> {
  // At the addresses where programs look for them without asking the page.
  writeFileSync('static/favicon.ico', icoOf(await drawIcon(browser, 32)));
  writeFileSync('static/apple-touch-icon.png', await drawIcon(browser, 180));
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  await page.setContent(card);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({path: `static/${brand.images.socialCard}`});

  await page.setViewportSize({width: 1280, height: 860});
  await page.goto(`${origin}/`, {waitUntil: 'networkidle'});
  await page.screenshot({path: '.github/screenshot.png'});
}

command({
  usage: 'npm run images',
  does: 'Draws the social card, the icons, and the screenshot of the README.',
  run: async () => {
    await buildIfNeeded();
    await served(buildDir, (origin) => inBrowser((browser) => draw(browser, origin)));
  },
});
