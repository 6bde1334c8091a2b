import type { Executor } from '#gateway/platform/db/client.ts'
import type { PageTheme } from '#gateway/platform/http/plain-page.ts'
import { readSourceFile } from '#gateway/source-file.ts'
import { themeTokens } from '#lib/theme-tokens.ts'
import { readSetting } from './settings.ts'
import { brandSetting } from './site-settings.ts'

const sheet = readSourceFile('src/styles/tokens.css')
const tokensOf = { dark: themeTokens(sheet, 'dark'), light: themeTokens(sheet, 'light') }

/** The colours of the gateway's own pages: those of the site, with what the row `brand` replaces. */
export async function pageTheme(on: Executor): Promise<PageTheme> {
  const { name, shape, fallback } = brandSetting
  const { theme = 'dark', themeTokens: own } = await readSetting(on, name, shape, fallback)
  const replaced = Object.entries(own).map(([token, value]) => [token.slice(2), value])
  return { theme, tokens: { ...tokensOf[theme], ...Object.fromEntries(replaced) } }
}
