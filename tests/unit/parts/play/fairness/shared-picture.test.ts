import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { ticketPlaces } from '#games/bingo/shared.ts'
import { seatPlaces } from '#games/blackjack/seats.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { loadShared } from '#games/tables/load-rules.ts'
import { sharedNames } from '#games/tables/names.ts'
import { gameOf } from '#games/tables/tables.ts'
import { usualTables } from '#games/tables/usual-tables.ts'
import type { PastShared } from '#games/tables/wire.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate } from '#lib/messages.ts'
import { sharedPicture } from '#parts/play/fairness/shared-picture.ts'
import { stoodOut } from '#tests/support/seats.ts'
import { messagesFor } from '#tests/unit/parts/words.ts'
import { htmlOf } from '#ui/markup/html.ts'

/** What people read of a picture; undefined if there is none. */
function read(past: PastShared, language: SiteLanguage = 'en') {
  const locale = language === 'pt' ? 'pt-BR' : 'en'
  const t = createTranslate<'fairness-picture'>(messagesFor(language, 'fairness-picture'), language)
  const picture = sharedPicture(past, { t, locale, currency: 'BRL' })
  if (!picture) return undefined
  const html = parse(htmlOf(picture))
  const textOf = (query: string) =>
    html.querySelectorAll(query).map((part) => part.structuredText.replace(/\s+/g, ' ').trim())
  return { all: html.structuredText, textOf }
}

const placesOfKind = { tickets: ticketPlaces, crash: ['first'], seats: seatPlaces }

describe.each(sharedNames)('a past shared round of %s', (game) => {
  const table = usualTables.find((one) => gameOf(one) === game)
  const places =
    table?.kind === 'places'
      ? table.game.places
      : ((table && placesOfKind[table.kind as keyof typeof placesOfKind]) ?? [])
  const terms = { forced: null, late: false, mostWin: '10000000', head: '0'.repeat(64), rounds: 1 }

  test.each(siteLanguages)('shows table, number, result and each bet in %s (rule 36.15)', async (language) => {
    const replay = await loadShared(game)
    for (let nonce = 0; nonce < 10; nonce++) {
      const bets = places.slice(0, 160).map((place, index) => ({ betId: `${index}`, place, stake: '100' }))
      const seed = { serverSeed: 'secret', clientSeed: 'mesa', nonce }
      const own = {
        ...(game === 'crash' && { crash: terms }),
        ...(game === 'blackjack' && { seats: stoodOut(bets, seed) }),
      }
      const round = { stake: `${bets.length * 100}`, table: 'mesa', bets, ...own }
      const { shown } = replay({ ...seed, round }, fairDraw)
      const picture = read({ game, table: 'mesa', number: nonce, shown }, language)
      // A text that is missing is shown as its key.
      expect(picture?.all).not.toMatch(/\{\{|\b[a-z]\w*\.[a-z][\w-]*\b|undefined|NaN/i)
      expect(picture?.textOf('.past__choice')[0]).toMatch(new RegExp(`${nonce}.*mesa`))
      expect(picture?.textOf('.past__result')[0]).toMatch(/\.$/)
      expect(picture?.textOf('.past-bets dt')).toHaveLength(bets.length)
    }
  })

  test('shows what came to somebody without a bet, and nothing of another form', async () => {
    const round = { stake: '0', table: 'mesa', bets: [], seats: { stakes: [], steps: [] } }
    const { shown } = (await loadShared(game))({ serverSeed: 'secret', clientSeed: 'mesa', nonce: 1, round }, fairDraw)
    const picture = read({ game, table: 'mesa', number: 1, shown })
    expect(picture?.textOf('.past__result')).toHaveLength(1)
    expect(picture?.textOf('.past-bets')).toEqual([])
    expect(read({ game, table: 'mesa', number: 1, shown: { other: 1 } })).toBeUndefined()
  })

  test('that is void says that all stakes came back', () => {
    expect(read({ game, table: 'mesa', number: 1, shown: null })?.textOf('.past__result')).toEqual([
      'This round has no result. All stakes came back.',
    ])
  })
})

describe('crash', () => {
  const bet = { bet: 'first', stake: '1000', win: '0', target: null, cashedAt: null, byHand: false, returned: false }
  const crashed = (own: object, round: object = {}) =>
    read({
      game: 'crash',
      table: 't',
      number: 1,
      shown: { point: 321, late: false, forced: null, ...round, bets: [{ ...bet, ...own }] },
    })

  test.each([
    ['by hand', { cashedAt: 200, byHand: true, win: '2000' }, {}, 'You cashed out at 2.00×', 'Win R$20.00'],
    ['at its target', { target: 150, cashedAt: 150, win: '1500' }, {}, 'Cashed out by itself at 1.50×', 'Win R$15.00'],
    [
      'by the house',
      { cashedAt: 250, win: '2500' },
      { forced: 250 },
      'Paid where the house ended the round, at 2.50×',
      'Win R$25.00',
    ],
    ['never', {}, {}, 'Not cashed out', 'Win R$0.00'],
    ['too late for its target', { target: 400 }, {}, 'Target 4.00× not reached', 'Win R$0.00'],
    ['after an outage', { returned: true, win: '1000' }, { late: true }, 'Stake returned', 'Returned R$10.00'],
  ])('says of a bet that was cashed out %s how it ended', (_how, own, round, note, amount) => {
    const picture = crashed(own, round)
    expect(picture?.textOf('.past-bets__note')).toEqual([note])
    expect(picture?.textOf('.past-bets dd')[1]).toBe(amount)
  })

  test('names no table where none is known', () => {
    const shown = { point: 321, late: false, forced: null, bets: [] }
    expect(read({ game: 'crash', table: '', number: 1, shown })?.textOf('.past__choice')).toEqual([])
  })

  test('says where the rocket flew away, and where the house ended the round before', () => {
    expect(crashed({})?.textOf('.past__result')).toEqual(['The rocket flew away at 3.21×.'])
    expect(crashed({}, { forced: 250 })?.textOf('.past__result')[0]).toMatch(/ended the round at 2\.50×.*3\.21×\.$/)
    expect(crashed({}, { forced: 400 })?.textOf('.past__result')).toEqual(['The rocket flew away at 3.21×.'])
  })
})
