import type { Brand } from './brand-struct.ts'

/** The values of custom properties by name, without dashes. */
export type Tokens = Readonly<Record<string, string>>

/**
 * The tokens of a theme, as its style sheets set them: those of the light theme stand over those of all themes.
 *
 * @param sheet text of `styles/tokens.css`, or of several such sheets
 */
export function themeTokens(sheet: string, theme: Brand['theme']): Tokens {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[\s\S]*?\n {2}\}/g, '')
  const blocks = [...plain.matchAll(/(:root|\[data-theme="light"\]) \{([^}]*)\}/g)]
  const wanted = theme === 'light' ? [':root', '[data-theme="light"]'] : [':root']
  const declarations = wanted.flatMap((selector) =>
    blocks.filter(([, own]) => own === selector).map(([, , text]) => text),
  )
  const pairs = declarations.join('').matchAll(/--([\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]))
}
