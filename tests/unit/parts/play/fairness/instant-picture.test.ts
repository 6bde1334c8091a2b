import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { baccaratBets } from '#games/baccarat/bets.ts'
import { dragonTigerBets } from '#games/dragon-tiger/rules.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import type { Json } from '#games/instants/instant.ts'
import { type InstantName, instantNames } from '#games/instants/names.ts'
import type { PlayedInstant } from '#games/instants/wire.ts'
import { rouletteTable } from '#games/roulette/table.ts'
import { sicBoBets } from '#games/sic-bo/bets.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { createTranslate } from '#lib/messages.ts'
import { betName } from '#parts/play/fairness/bet-names.ts'
import { instantPicture } from '#parts/play/fairness/instant-picture.ts'
import { offeredBet, openDecisions, samples } from '#tests/unit/games/instants/plays.ts'
import { messagesFor } from '#tests/unit/parts/words.ts'
import { htmlOf } from '#ui/markup/html.ts'

const wordsIn = (language: SiteLanguage) => ({
  t: createTranslate<'fairness-picture'>(messagesFor(language, 'fairness-picture'), language),
  locale: language === 'pt' ? 'pt-BR' : 'en',
  currency: 'BRL',
})

/** What people read of a picture, line by line, and its markup. */
function read(played: PlayedInstant, language: SiteLanguage = 'en') {
  const picture = instantPicture(played, wordsIn(language))
  if (!picture) throw new Error(`${played.game} has no picture`)
  const html = parse(htmlOf(picture))
  const textOf = (query: string) =>
    html.querySelectorAll(query).map((part) => part.structuredText.replace(/\s+/g, ' ').trim())
  return { all: html.structuredText, textOf, said: html.querySelectorAll('.unseen').map(({ text }) => text.trim()) }
}

/** A round that is over, with decisions drawn among those that are offered. */
function playedRound(game: InstantName, choice: Json, nonce: number): PlayedInstant {
  const seed = { serverSeed: 'server', clientSeed: 'client', nonce }
  const pick = fairDraw({ ...seed, serverSeed: 'player' })
  const decisions: Json[] = []
  let round = offeredBet(game, choice).begin(seed)
  while (!round.isOver) {
    const open = openDecisions(game, round, decisions.length)
    const decision = open[pick(open.length)] ?? null
    decisions.push(decision)
    round = round.next(decision)
  }
  return { game, choice, decisions, shown: JSON.parse(JSON.stringify(round.shown)) }
}

describe.each(instantNames)('a past round of %s', (game) => {
  test.each(siteLanguages)('has a picture with words of %s for all that can come (rule 37.8)', (language) => {
    for (const choice of samples[game].choices)
      for (let nonce = 0; nonce < 30; nonce++) {
        const played = playedRound(game, choice, nonce)
        const { all, textOf } = read(played, language)
        // A text that is missing is shown as its key.
        expect(all).not.toMatch(/\{\{|\b[a-z]\w*\.[a-z][\w-]*\b|undefined|NaN/i)
        expect(textOf('.past__result')[0]).toMatch(/\.$/)
        expect(textOf('.past__steps > li').length).toBeGreaterThanOrEqual(played.decisions.length === 0 ? 0 : 1)
      }
  })
})

test('an outcome in another form has no picture', () => {
  for (const game of instantNames)
    expect(instantPicture({ game, choice: null, decisions: [], shown: { other: 1 } }, wordsIn('en'))).toBeUndefined()
})

test('mines shows each cell, each pick in its order, and how it ended', () => {
  const shown = { mines: 2, picked: [7, 0], phase: 'lost', field: [0, 24], mostPicks: 23 }
  const { said, textOf } = read({ game: 'mines', choice: { mines: 2 }, decisions: [{ pick: 7 }, { pick: 0 }], shown })
  expect(said).toHaveLength(25)
  expect([said[0], said[7], said[24]]).toEqual(['Cell 1: mine, pick 2', 'Cell 8: safe, pick 1', 'Cell 25: mine'])
  expect(textOf('.past__steps > li')).toEqual(['Cell 8: safe', 'Cell 1: mine'])
  expect(textOf('.past__choice')).toEqual(['2 mines in 25 cells'])
  expect(textOf('.past__result')).toEqual(['You hit a mine.'])
})

test('hi-lo counts its cards rank by rank', () => {
  const shown = { cards: [0, 25, 51], moves: ['higher', 'skip'], phase: 'cashed-out', offered: [] }
  const decisions = [{ at: 0, move: 'higher' }, { at: 1, move: 'skip' }, 'cash-out']
  const { said, textOf } = read({ game: 'hilo', choice: null, decisions, shown })
  expect(said.slice(0, 3)).toEqual(['A, spades', '7, hearts', 'K, clubs'])
  expect(textOf('.past__steps > li')[0]).toContain('Higher')
  expect(textOf('.past__steps > li')[2]).toBe('Cashed out')
})

test('blackjack has totals for each hand, and each bet with its win', () => {
  const hand = (cards: readonly number[], doubled = false) => ({ cards, doubled, done: true })
  const shown = {
    phase: 'settled',
    seats: [{ place: 0, stake: '100', insurance: 'not-offered', hands: [hand([7, 20, 9], true), hand([7, 35])] }],
    dealerShows: [9, 8],
    bets: [
      { kind: 'main', hand: 0, stake: '100', win: '0' },
      { kind: 'split', hand: 1, stake: '100', win: '0' },
      { kind: 'double', hand: 0, stake: '100', win: '0' },
    ],
  }
  const { textOf } = read({ game: 'blackjack', choice: null, decisions: ['split', 'double', 'stand'], shown }, 'pt')
  expect(textOf('.past__result')).toEqual(['Você tinha 26 + 18, a banca 19.'])
  expect(textOf('.past__steps > li')).toEqual(['Dividiu', 'Dobrou', 'Parou'])
  expect(textOf('.past-bets dt')).toEqual([
    'Sua mão 1: Primeira aposta',
    'Sua mão 2: Aposta da divisão',
    'Sua mão 1: Aposta da dobra',
  ])
})

test('a round that ended without its player says so', () => {
  const shown = { mines: 3, picked: [], phase: 'void', field: [1, 2, 3], mostPicks: 22 }
  const { all } = read({ game: 'mines', choice: { mines: 3 }, decisions: [], interrupted: true, shown })
  expect(all).toContain('The round ended without you')
})

test.each(siteLanguages)('every bet of a table has a name of its own in %s', (language) => {
  const tables = {
    roulette: rouletteTable.places,
    'sic-bo': sicBoBets.map(({ id }) => id),
    baccarat: baccaratBets,
    'dragon-tiger': dragonTigerBets,
  } as const
  for (const [table, bets] of Object.entries(tables)) {
    const names = bets.map((bet) => betName(table as keyof typeof tables, bet, wordsIn(language)))
    expect(new Set(names).size).toBe(bets.length)
    expect(names.filter((name, place) => name === bets[place] || name.includes('bet.'))).toEqual([])
  }
})
