import { expect, test } from 'vitest'
import type { Game } from '#contract/play/games/game.ts'
import { siteLanguages } from '#lib/languages.ts'
import { createTranslate } from '#lib/messages.ts'
import { tile, tileWords } from '#parts/play/lobby/tile.ts'
import { messagesFor } from '#tests/unit/parts/words.ts'
import { type Shape, shapeByAll } from '#tests/unit/ui/markup/ends.ts'

const game: Game = {
  nodeId: 1001,
  vassalage: 'ARARA',
  gameType: 'RNG',
  gameName: 'Arara Dourada',
  displayName: 'Arara Dourada',
  gameCode: 'arara-dourada',
  gameClassify: ['video'],
  iconUrl: '/art/tiles/arara-dourada',
  isGame: true,
  isHot: 0,
  isNew: false,
  supportPlay: 0,
  maintenance: false,
  rtp: 9603,
  volatility: 'low',
}
const options = { language: 'en', vendor: 'Arara <Originals>' } as const

const kinds: readonly Partial<Game>[] = [
  { isHot: 1 },
  { isNew: true, displayName: '"Ouro" & <prata>' },
  { maintenance: true },
  { isGame: false },
  { isGame: false, gameType: 'LIVE', vassalage: 'LUMORA' },
  { gameType: 'LOTT', vassalage: 'LOTT', gameCode: 'mega' },
]

// A script has the words that its page brings, and no others.
test.each(siteLanguages)(
  'page, script and island draw the same tile in %s, with words that pages bring',
  (language) => {
    const lobby = messagesFor(language, 'lobby')
    const t = createTranslate<'lobby'>(lobby, language)
    const brought = createTranslate<'lobby'>(JSON.parse(JSON.stringify(tileWords(lobby))), language)
    for (const kind of kinds) {
      for (const place of ['first', 'near', 'later'] as const) {
        const of = (words: typeof t) => tile({ ...game, ...kind }, { ...options, language, t: words, place })
        expect(shapeByAll(of(brought))).toEqual(shapeByAll(of(t)))
      }
    }
  },
)

const t = createTranslate<'lobby'>(
  { play: 'Play', 'badge.hot': 'Hot', favourite: 'Add {{game}} to favourites', decimal: '.' },
  'en',
)
const find = (shape: Shape, tag: string): Shape | undefined =>
  shape.tag === tag
    ? shape
    : shape.content.map((child) => (typeof child === 'string' ? undefined : find(child, tag))).find(Boolean)

test('a tile shows its game and its words, and leads to it', () => {
  const shape = shapeByAll(tile({ ...game, isHot: 1 }, { ...options, t, isFavourite: true }))
  expect(shape.attributes).toEqual({ class: 'tile tile--hot', 'data-game': '1001', 'data-vendor': 'ARARA' })
  expect(find(shape, 'div')?.attributes).toEqual({ class: 'tile__art', 'data-play': 'Play', 'data-badge': 'Hot' })
  expect(find(shape, 'a')).toEqual({
    tag: 'a',
    attributes: { class: 'tile__link tile__name', href: '#game-1001' },
    content: ['Arara Dourada'],
  })
  expect(find(shape, 'span')).toMatchObject({
    attributes: { 'data-rtp': 'RTP 96.03%' },
    content: ['Arara <Originals>'],
  })
  expect(find(shape, 'input')?.attributes).toEqual({
    class: 'tile__fav',
    type: 'checkbox',
    checked: '',
    'aria-label': 'Add Arara Dourada to favourites',
  })
})

test.each([
  ['en', 'RTP 96.03%'],
  ['pt', 'RTP 96,03%'],
] as const)(
  'a tile says the return in %s, unless nobody declares one or the game cannot be played',
  (language, text) => {
    const words = createTranslate<'lobby'>(messagesFor(language, 'lobby'), language)
    const rtpOf = (of: Partial<Game>) =>
      find(shapeByAll(tile({ ...game, ...of }, { ...options, language, t: words })), 'span')?.attributes['data-rtp']
    expect(rtpOf({})).toBe(text)
    expect(rtpOf({ rtp: null })).toBeUndefined()
    expect(rtpOf({ maintenance: true })).toBeUndefined()
  },
)

test('the first tiles load their picture at once, and those far below have one format of it', () => {
  const at = (place: 'first' | 'near' | 'later') => {
    const shape = shapeByAll(tile(game, { ...options, t, place }))
    const { loading, fetchpriority } = find(shape, 'img')?.attributes ?? {}
    return [loading, fetchpriority, find(shape, 'source')?.attributes.type]
  }
  expect(at('first')).toEqual(['eager', 'high', 'image/avif'])
  expect(at('near')).toEqual(['lazy', undefined, 'image/avif'])
  expect(at('later')).toEqual(['lazy', undefined, undefined])
})
