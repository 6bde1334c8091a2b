import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { RoundClaim } from '#games/fairness/verify.ts'
import type { Json } from '#games/instants/instant.ts'
import { createTranslate } from '#lib/messages.ts'
import { picture } from '#light/play/fairness/picture.ts'
import words from '#locales/en/fairness-verify.json' with { type: 'json' }
import { htmlOf } from '#ui/markup/html.ts'

/** What a screen reader says of a picture, and what people see of it. */
function read(claim: Pick<RoundClaim, 'engine' | 'game'>, outcome: Json) {
  const t = createTranslate<'fairness-verify'>(words, 'en')
  const drawn = parse(htmlOf(picture(claim, outcome, 'BRL', { t, locale: 'en' })))
  const terms = drawn.querySelectorAll('dl > div').map((row) => row.structuredText.replace(/\s+/g, ' ').trim())
  const said = drawn.querySelectorAll('.unseen').map(({ text }) => text.trim())
  return { terms, said, pictures: drawn.querySelectorAll('img').map((image) => image.getAttribute('src')) }
}

test('a field of mines says of each cell what is below it, and which were picked', () => {
  const { said } = read(
    { engine: 'instants', game: 'mines' },
    { mines: 2, picked: [0, 7], phase: 'lost', field: [7, 24], mostPicks: 23 },
  )
  expect(said).toHaveLength(25)
  expect(said[0]).toBe('Cell 1: safe, picked')
  expect(said[7]).toBe('Cell 8: mine, picked')
  expect([said[1], said[24]]).toEqual(['Cell 2: safe', 'Cell 25: mine'])
})

test('cards are cards, and other small numbers of the same game are not', () => {
  const { said, terms } = read({ engine: 'instants', game: 'hilo' }, { cards: [0, 25, 51], moves: ['higher'], turn: 3 })
  expect(said).toEqual(['A, Spades', 'K, Hearts', 'K, Clubs'])
  expect(terms).toContain('turn 3')
})

test('amounts are money, fractions one value, and the number of a hand is no card', () => {
  const bets = [{ kind: 'double', hand: 1, stake: '120', win: '240' }]
  const { said, terms } = read({ engine: 'instants', game: 'blackjack' }, { dealerShows: [9, 7], bets })
  expect(said).toEqual(['10, Spades', '8, Spades'])
  expect(terms).toEqual(expect.arrayContaining(['kind double', 'hand 1', 'stake R$1.20', 'win R$2.40']))
  const worth = { numerator: '4452', denominator: '5405' }
  expect(read({ engine: 'instants', game: 'video-poker' }, { worth }).terms).toEqual(['worth 4452 ÷ 5405'])
})

test('a pocket of the wheel has its colour; results without a picture are names and values', () => {
  expect(read({ engine: 'instants', game: 'roulette' }, { pocket: 0 }).said).toEqual(['green'])
  const lucky = { pocket: 32, lucky: [{ number: 17, multiplier: 50 }] }
  expect(read({ engine: 'instants', game: 'lightning-roulette' }, lucky).said).toEqual(['red', 'black'])
  const dice = read({ engine: 'instants', game: 'dice' }, { side: 'over', target: 200, rollOfDice: 41 })
  expect(dice.terms).toEqual(['side over', 'target 200', 'roll of dice 41'])
})

test('a spin of slots shows its window row by row', () => {
  const column = ['wild', 'low1', 'scatter']
  const spin = {
    kind: 'base',
    stops: [0, 0, 0, 0, 0],
    window: Array(5).fill(column),
    wins: [],
    win: '0',
    awardsFreeSpins: 0,
  }
  const { pictures } = read(
    { engine: 'slots', game: 'arara-dourada' },
    { theme: 'arara-dourada', stake: '100', win: '0', spins: [spin] },
  )
  expect(pictures.map((source) => /\/(\w+)-96/.exec(source ?? '')?.[1])).toEqual(
    column.flatMap((symbol) => Array(5).fill(symbol)),
  )
})
