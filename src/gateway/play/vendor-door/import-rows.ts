import type { VendorGame } from '#contract/vendor/to-vendor/games.ts'
import { textsFor } from '#gateway/texts.ts'
import { categoryTile } from '#lib/art.ts'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import { lookUpWith } from '#lib/messages.ts'
import { wordStems } from '#lib/word-stems.ts'

/** Places of the catalogue end here: `search_key` has 20 bits for them. */
const lastPlace = 2 ** 20 - 1

/** The next place. @throws Error if there is none */
export function placeOf(before: number): number {
  if (before >= lastPlace) throw new Error('The catalogue has no place for another game.')
  return before + 1
}

/** Whether the site has a name for a classification. */
export const isClass = (key: string): boolean =>
  lookUpWith(textsFor(defaultLanguage))(`class.${key}`) !== `class.${key}`

/** The game as a row of the catalogue. */
export function rowOfGame(
  { gameId, names, category, classes, freePlay }: VendorGame,
  { vendor, nodeId, place }: { readonly vendor: string; readonly nodeId: number; readonly place: number },
) {
  const name = names[defaultLanguage] ?? names.en ?? gameId
  const others = siteLanguages.flatMap((language) => {
    // Where a vendor has no name in a language, English is closer to its players than another one.
    const own = names[language] ?? names.en
    return own === undefined || own === name ? [] : [[language, own] as const]
  })
  return {
    ...{ node_id: nodeId, vassalage: vendor, game_type: category, game_name: name, game_code: gameId, position: place },
    names: Object.fromEntries(others),
    classify: [...new Set(classes.filter(isClass))],
    icon_url: categoryTile(category),
    free_trial: freePlay,
    stems: [...new Set([name, ...others.map(([, own]) => own)].flatMap((own) => wordStems(own).flat()))],
  }
}

/** What the vendor promises of a game. */
export const figuresOf = (
  { gameId, rtp, hitFrequency, volatility, maxWin, lines, cycle, freePlay, open }: VendorGame,
  nodeId: number,
) => ({
  ...{ node_id: nodeId, game_id: gameId, rtp, hit_frequency: hitFrequency, volatility, lines, cycle, open },
  max_win: maxWin?.toString() ?? null,
  free_play: freePlay,
})
