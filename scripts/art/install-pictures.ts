// Takes the pictures that a browser shows when somebody installs the site, from the slots lobby of a running site:
// node scripts/art/install-pictures.ts http://127.0.0.1:4321
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { installPicture, installPictures } from '#lib/install-pictures.ts'
import { localeOf } from '#lib/language-details.ts'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import { findBrowser, launchOptions } from '../browser.ts'

const site = process.argv[2] ?? 'http://127.0.0.1:4321'
const browser = await chromium.launch({ ...launchOptions, executablePath: await findBrowser() })
await mkdir('public/art/install', { recursive: true })
for (const language of siteLanguages)
  for (const { name, width, height, scale } of installPictures) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: localeOf[language],
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(`${site}${language === defaultLanguage ? '' : `/${language}`}/rng/`, { waitUntil: 'networkidle' })
    const file = `public${installPicture(name, language)}`
    await writeFile(
      file,
      await sharp(await page.screenshot())
        .webp({ quality: 60, effort: 6 })
        .toBuffer(),
    )
    await context.close()
  }
await browser.close()
