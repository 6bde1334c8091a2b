// WCAG 2.2 contrast of the tokens that stand on each other as text, controls and edges.
import { readFile } from 'node:fs/promises'
import type { Look } from '#games/slots/types.ts'
import type { Brand } from '#lib/brand-struct.ts'
import { type Tokens, themeTokens } from '#lib/theme-tokens.ts'
import { mixed, over, type Rgba, rgbaOf } from './colours.ts'

/** What lies below: a colour, or layers from the upper one down to an opaque one. */
type Ground = string | readonly string[]
/** Foreground, what it stands on, and the least ratio: a name of a token, or a colour. */
type Pairs = readonly (readonly [front: string, grounds: readonly Ground[], least: number])[]

/** WCAG 1.4.3 and 1.4.11. Letters are large from 24 px, or bold from 18.66 px. */
const least = { text: 4.5, large: 3, control: 3 } as const

const grounds = ['ground', 'surface', 'raised', 'control'] as const
/** A veil has to hide any picture enough. */
const anyPicture = ['#ffffff', '#000000'] as const

/** Pairs on every page. */
const pagePairs: Pairs = [
  ...['text', 'text-soft', 'text-mute', 'action-text', 'money', 'good', 'link', 'warn', 'bad'].map(
    (token) => [token, grounds, least.text] as const,
  ),
  ['on-action', ['action', 'action-hover', 'action-press'], least.text],
  ['on-money', ['money'], least.text],
  ['on-good', ['good'], least.text],
  ['money-deep', ['surface'], least.large],
  ['action', ['ground', 'surface'], least.control],
  ['line-strong', ['surface', 'control'], least.control],
  ['focus', grounds, least.control],
  // On pictures.
  ['on-picture', ['picture', 'picture-dim', ...anyPicture.map((picture) => ['picture-veil', picture])], least.text],
  ['on-picture-soft', ['picture-dim'], least.text],
  ['on-picture-warn', ['picture'], least.text],
  // Dialogs and messages of games.
  ['text', ['control-lit'], least.text],
  ['on-money', ['money-light'], least.text],
  // The bars of a game.
  ['scene-soft', ['scene-win', 'scene-win-end'], least.text],
  ['on-picture', ['scene-win', 'scene-win-end', 'scene-counter', 'scene-counter-end'], least.text],
  ['scene-money', ['scene-win', 'scene-win-end', 'scene-counter', 'scene-counter-end'], least.text],
  ['on-picture', ['scene-rounds', 'scene-bonus', 'scene-bonus-hover'], least.text],
  ['scene-good', ['scene-rounds'], least.text],
  ['scene-money', ['scene-bonus', 'scene-bonus-hover'], least.text],
  ['scene-money', ['scene-well'], least.control],
  ['on-scene-rest', ['scene-rest', 'scene-rest-end'], least.text],
]

/** Pairs on the drawn scene of a game, whose colours are data of its theme (`games/slots/themes`). */
function scenePairs({ sky, land, jewel, reel, title }: Look, theme: Brand['theme']): Pairs {
  // The bar stands on the land, below which the scene gets darker (backdrop.module.css), or beside the reels.
  const bars = [...land, sky[2]].map((colour) => ['scene-bar', 'rgb(0 0 0 / 0.2)', colour])
  const sides = [sky[0], sky[1], ...land].map((colour) => ['scene-side', colour])
  const spin = mixed(rgbaOf(jewel[1]), rgbaOf(jewel[2]), 0.42)
  const shownTitle = [title[0], title[1]]
  return [
    ...['on-picture', 'scene-soft', 'scene-money', 'scene-good', 'scene-bad'].map(
      (token) => [token, [...bars, ...sides], least.text] as const,
    ),
    ...['on-picture', 'scene-soft'].map(
      (token) => [token, [...bars, ...sides].map((bar) => ['scene-stake', ...bar]), least.text] as const,
    ),
    ['on-picture', [sky[0], sky[1]].map((colour) => ['scene-button', colour]), least.control],
    // The word of the spin button, where its jewel is lightest behind it.
    ['on-picture', [['scene-label', textOf(spin)]], least.text],
    // Banners over the reels, and symbols in the paytable.
    ...['on-picture', 'scene-soft', 'on-reel'].map((token) => [token, reel, least.text] as const),
    ...['scene-money', 'scene-glory-end'].map((token) => [token, reel, least.large] as const),
    ...shownTitle.map((colour) => [colour, [title[2]], least.large] as const),
    // Headings of dialogs; with a light theme they have the colour of money.
    ...(theme === 'dark' ? ([[title[1], ['surface'], least.text]] as const) : []),
  ]
}

/** Themes of games by id, as far as their colours matter. */
export type Looks = Readonly<Record<string, { readonly look: Look }>>

/**
 * One line for each pair with too little contrast.
 *
 * @param brand whose tokens those are
 * @param games themes whose scenes are checked too
 */
export function contrastProblems(tokens: Tokens, { theme }: Pick<Brand, 'theme'>, games: Looks): string[] {
  const scenes = Object.entries(games).flatMap(([id, { look }]) =>
    problemsOf(tokens, scenePairs(look, theme)).map((problem) => `${id}: ${problem}`),
  )
  return [...new Set([...problemsOf(tokens, pagePairs), ...scenes])]
}

function problemsOf(tokens: Tokens, pairs: Pairs): string[] {
  const colourOf = (name: string) => rgbaOf(/^(#|rgb)/.test(name) ? name : `var(--${name})`, tokens)
  return pairs.flatMap(([front, backs, needed]) =>
    backs.flatMap((back) => {
      const layers = typeof back === 'string' ? [back] : back
      const below = layers.map(colourOf).reduceRight((lower, upper) => over(upper, lower))
      const ratio = ratioOf(over(colourOf(front), below), below)
      const names = layers.map(nameOf).join(' over ')
      return ratio < needed ? [`${nameOf(front)} on ${names}: ${ratio.toFixed(2)}, ${needed} needed`] : []
    }),
  )
}

const nameOf = (name: string): string => (/^(#|rgb)/.test(name) ? name : `--${name}`)
const textOf = ([red, green, blue]: Rgba): string => `rgb(${red} ${green} ${blue} / 1)`

/**
 * WCAG 2.2 contrast ratio, 1 to 21.
 *
 * @param one, other hex colours
 */
export function contrast(one: string, other: string): number {
  return ratioOf(rgbaOf(one), rgbaOf(other))
}

function ratioOf(one: Rgba, other: Rgba): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgba): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The style sheets with tokens: the only ones that hold colours. */
export const tokenSheets = ['src/styles/tokens.css', 'src/styles/game-tokens.css'] as const

/** The tokens of a brand: its own colours over those of its theme. */
export async function tokensOf({ theme, colours }: Pick<Brand, 'theme' | 'colours'>): Promise<Tokens> {
  const sheets = await Promise.all(tokenSheets.map((file) => readFile(file, 'utf8')))
  return Object.assign({}, themeTokens(sheets.join(''), theme), colours)
}
