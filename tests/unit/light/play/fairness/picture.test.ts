import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { exampleProof } from '#games/fairness/example.ts'
import type { RoundClaim } from '#games/fairness/verify.ts'
import type { Json } from '#games/instants/instant.ts'
import { createTranslate } from '#lib/messages.ts'
import { picture } from '#light/play/fairness/picture.ts'
import shown from '#locales/en/fairness-picture.json' with { type: 'json' }
import verify from '#locales/en/fairness-verify.json' with { type: 'json' }
import { htmlOf } from '#ui/markup/html.ts'

/** What the page shows of a result. */
function drawn(claim: RoundClaim, outcome: Json) {
  const t = createTranslate<'fairness-verify' | 'fairness-picture'>({ ...verify, ...shown }, 'en')
  const found = picture(claim, outcome, 'BRL', { t, locale: 'en' })
  return found && parse(htmlOf(found))
}

test('a game against the house has the picture of the betting history, from what was recorded and computed', () => {
  const found = drawn(exampleProof, exampleProof.outcome)
  expect(found?.querySelectorAll('.past-cell--mine')).toHaveLength(3)
  expect(found?.querySelectorAll('.past__steps > li').map(({ structuredText }) => structuredText.trim())).toEqual([
    'Cell 1: safe',
    'Cell 2: safe',
    'Cashed out',
  ])
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
  const { engine, game, round, ...seeds } = exampleProof
  const claim: RoundClaim = { ...seeds, engine: 'slots', game: 'arara-dourada', round: { stake: '100', version: '1' } }
  const found = drawn(claim, { theme: 'arara-dourada', stake: '100', win: '0', spins: [spin] })
  const sources = found?.querySelectorAll('img').map((image) => image.getAttribute('src') ?? '') ?? []
  expect(sources.map((source) => /\/(\w+)-96/.exec(source)?.[1])).toEqual(
    column.flatMap((symbol) => Array(5).fill(symbol)),
  )
  expect(drawn(claim, { other: 1 })).toBeUndefined()
})
