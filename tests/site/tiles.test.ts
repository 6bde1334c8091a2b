import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { gamesOf } from '#catalogue/lobbies.ts'
import type { Game, GameType } from '#contract/play/games/game.ts'
import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import { GameTile } from '#islands/GameTile.tsx'
import { Words } from '#islands/Words.tsx'
import { localeOf } from '#lib/language-details.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { pageAt, pathIn } from '#tests/support/built-pages.ts'

// A game looks the same, and the same scripts and styles find it, whoever draws its tile.

/** An element with its attributes, and its text or its elements. */
interface Drawn {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: string | readonly Drawn[]
}

/**
 * What is compared. The first tiles of a page load their pictures at once, and those below the first rows have one format
 * alone: a tile of an island stands in neither place.
 */
function drawn(element: HTMLElement, hasFormats: boolean): Drawn {
  const named = Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value])
  const { loading: _, fetchpriority: __, ...attributes } = Object.fromEntries(named)
  const elements = element.childNodes.filter(({ nodeType }) => nodeType === NodeType.ELEMENT_NODE) as HTMLElement[]
  const own = elements.flatMap((child) =>
    child.tagName === 'PICTURE' && !hasFormats ? child.querySelectorAll('img') : [child],
  )
  return {
    name: element.tagName,
    attributes,
    inside: own.length > 0 ? own.map((child) => drawn(child, hasFormats)) : element.textContent.trim(),
  }
}

const messages = Object.fromEntries(
  await Promise.all(
    siteLanguages.map(async (language) => {
      const { default: lobby } = await import(`../../locales/${language}/lobby.json`, { with: { type: 'json' } })
      return [language, lobby as Messages]
    }),
  ),
) as Record<SiteLanguage, Messages>

/** The tile of an island. */
function islandTile(game: Game, vendor: string, language: SiteLanguage): HTMLElement {
  const value = createTranslate<never>(messages[language], localeOf[language])
  const tile = createElement(GameTile, { game, vendor, language })
  const { firstElementChild } = parse(renderToStaticMarkup(createElement(Words, { value }, tile)))
  if (!firstElementChild) throw new Error('no tile was drawn')
  return firstElementChild
}

const lobbies = siteLanguages.flatMap((language) =>
  (['RNG', 'LIVE', 'FISH', 'PVP'] as const satisfies GameType[]).map((type) => ({ language, type })),
)

test.each(lobbies)('an island draws the tiles of the lobby $type in $language as the page does', async (lobby) => {
  const { language, type } = lobby
  const grid = pageAt(pathIn(language, lobbyRoutes[type])).root.querySelector('[data-grid="lobby"]')
  const vendors: Record<string, string> = JSON.parse(grid?.getAttribute('data-vendors') ?? '{}')
  const games = new Map((await gamesOf(language, type)).map((game) => [String(game.nodeId), game]))
  const tiles = grid?.querySelectorAll('[data-game]') ?? []
  const kinds = new Set<string>()
  for (const tile of tiles) {
    const game = games.get(tile.getAttribute('data-game') ?? '')
    if (!game) throw new Error(`no game ${tile.outerHTML}`)
    const hasFormats = tile.querySelector('picture') !== null
    kinds.add(hasFormats ? 'formats' : 'one format')
    const byIsland = islandTile(game, vendors[game.vassalage] ?? game.vassalage, language)
    expect(drawn(byIsland, hasFormats)).toEqual(drawn(tile, hasFormats))
  }
  expect([...kinds].sort()).toEqual(['formats', 'one format'])
})
