import type { Page } from '@playwright/test'

/** How a device may write: with another system font, with larger text. Both are installed on the test machine. */
export interface Look {
  readonly font?: 'Roboto' | 'Liberation Sans'
  /** Size of text, percent. */
  readonly text?: 200
}

/** The looks under which a layout has to hold. */
export const looks: readonly Look[] = [{}, { font: 'Roboto' }, { font: 'Liberation Sans' }, { text: 200 }]

/** Dresses the page and every frame in it; the look before is gone. */
export async function dress(page: Page, { font, text = 100 as Look['text'] }: Look): Promise<void> {
  const family = font ? `--font-body: "${font}"; --font-display: "${font}"; font-family: "${font}";` : ''
  const rules = `html, html body { ${family} } html { font-size: ${text ?? 100}% }`
  for (const frame of page.frames()) {
    await frame.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, rules)
  }
}
