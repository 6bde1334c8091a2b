// WCAG 2.2 contrast of token pairs that are used for text, controls and edges.
import { type Brand, type ColourToken, colourTokens } from '#lib/brand-struct.ts'

export type Tokens = Readonly<Record<ColourToken, string>>

const grounds = ['ground', 'surface', 'raised', 'control'] as const

/** Foreground, background, minimum ratio: 4.5 for text, 3 for edges and fills (WCAG 1.4.3 and 1.4.11). */
const requiredPairs: readonly (readonly [ColourToken, readonly ColourToken[], number])[] = [
  ...(['text', 'text-soft', 'text-mute', 'action-text', 'money', 'good', 'link', 'warn', 'bad'] as const).map(
    (token) => [token, grounds, 4.5] as const,
  ),
  ['on-action', ['action', 'action-hover', 'action-press'], 4.5],
  ['on-money', ['money'], 4.5],
  ['on-good', ['good'], 4.5],
  ['action', ['ground', 'surface'], 3],
  ['line-strong', ['surface', 'control'], 3],
  ['focus', grounds, 3],
]

/** One line for each pair with too little contrast. */
export function contrastProblems(tokens: Tokens): string[] {
  return requiredPairs.flatMap(([front, backs, least]) =>
    backs.flatMap((back) => {
      const ratio = contrast(tokens[front], tokens[back])
      return ratio < least ? [`--${front} on --${back}: ${ratio.toFixed(2)}, ${least} needed`] : []
    }),
  )
}

/**
 * WCAG 2.2 contrast ratio, 1 to 21.
 *
 * @param one, other six-digit hex colours
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The colours of a brand: its own over those of its theme.
 *
 * @param sheet text of `styles/tokens.css`
 * @throws Error if the sheet has no plain colour for a token
 */
export function tokensOf(sheet: string, { theme, colours }: Pick<Brand, 'theme' | 'colours'>): Tokens {
  const blocks = { dark: /:root \{([\s\S]*?)\n {2}\}/, light: /\[data-theme="light"\] \{([\s\S]*?)\n {2}\}/ }
  const block = blocks[theme].exec(sheet)?.[1] ?? ''
  const entries = colourTokens.map((token) => {
    const own = new RegExp(`--${token}: (#[0-9a-f]{6});`, 'i').exec(block)?.[1]
    if (own === undefined) throw new Error(`tokens.css has no colour --${token} in its ${theme} theme`)
    return [token, colours[token] ?? own] as const
  })
  return Object.fromEntries(entries) as Tokens
}
