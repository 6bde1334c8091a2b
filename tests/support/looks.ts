import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'

/** Roboto, which most phones draw text with; the test machine need not have it. */
const phoneFaces = [400, 700].map((weight) => ({
  weight: String(weight),
  data: readFileSync(`node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`).toString('base64'),
}))

/** Lets a page or a frame write in the `Font of phones`, unless it can already. */
export async function addPhoneFont(to: Page | Frame): Promise<void> {
  if (await to.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Font of phones')))) return
  await to.evaluate(async (faces) => {
    for (const { weight, data } of faces) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      document.fonts.add(await new FontFace('Font of phones', bytes.buffer, { weight }).load())
    }
  }, phoneFaces)
}

/** How a device writes: in the font of this machine or of phones, and how many times as large. */
export interface Look {
  readonly font: 'own' | 'phone'
  readonly text: 1 | 2
}

/** Dresses a page or a frame in a look; the one before is gone. The font of phones must have been added. */
export async function dress(of: Page | Frame, { font, text }: Look): Promise<void> {
  const family = '--font-body: "Font of phones"; --font-display: "Font of phones"'
  const rules = `:root { ${font === 'phone' ? family : ''} } html { font-size: ${text * 100}% }`
  await of.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, rules)
}
