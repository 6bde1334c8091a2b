import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Json } from '#games/instants/instant.ts'
import { lotteries } from '#games/lottery/lotteries.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { lotteryTypeNames } from '#games/lottery/type-names.ts'
import { animalsOf } from '#games/lottery/view/results/animals.ts'
import { LotteryResult, type ResultSize } from '#games/lottery/view/results/LotteryResult.tsx'

const drawOf = (type: LotteryTypeName): Json => {
  const game = lotteries.find((lottery) => lottery.game.type === type)?.game
  if (!game) throw new RangeError(`no lottery of ${type}`)
  return game.draw({ serverSeed: 'faces', clientSeed: 'draw', nonce: 0 })
}

const shown = (
  type: LotteryTypeName,
  result: Json,
  size: ResultSize,
  changes: { isNew?: boolean; isStill?: boolean } = {},
) =>
  renderToStaticMarkup(
    <LotteryResult
      type={type}
      result={result}
      size={size}
      label="Result of draw 7"
      prizeName={(name) => `<${name}>`}
      {...changes}
    />,
  )

/** All numbers of a result, in any depth. */
const numbersOf = (result: Json): string[] =>
  result === null || typeof result === 'boolean'
    ? []
    : typeof result === 'object'
      ? Object.values(result).flatMap(numbersOf)
      : [`${result}`]

/** The texts of a markup, without its tags. */
const textOf = (markup: string) =>
  markup
    .replaceAll('</span><b>', '')
    .replaceAll('</span>', ' ')
    .replaceAll(/<[^>]*>/g, '')

describe.each(lotteryTypeNames)('the result of %s', (type) => {
  test('has every number that was drawn, and one name for all', () => {
    const markup = shown(type, drawOf(type), 'large')
    const texts = textOf(markup).split(/\s|&lt;.*?&gt;/)
    for (const number of numbersOf(drawOf(type))) expect(texts).toContain(number)
    expect(markup).toContain('aria-label="Result of draw 7')
    expect(markup).not.toContain('data-waits')
  })

  test('waits with empty places before the draw, large and small', () => {
    for (const size of ['large', 'small'] as const) {
      const markup = shown(type, null, size, { isNew: true })
      expect(markup).toContain('data-waits')
      expect(markup).not.toContain('data-new')
      expect(textOf(markup).replaceAll(/&lt;.*?&gt;/g, '')).not.toMatch(type === 'pk10' ? /undefined/ : /\d|undefined/)
    }
  })

  test('moves only when it is new and motion is wanted', () => {
    expect(shown(type, drawOf(type), 'large', { isNew: true })).toContain('data-new')
    expect(shown(type, drawOf(type), 'large', { isNew: true, isStill: true })).not.toContain('data-new')
    expect(shown(type, drawOf(type), 'large')).not.toContain('data-new')
  })
})

test('tables name the row of each prize, and small results show the highest alone', () => {
  const result = drawOf('vn-north') as Readonly<Record<string, readonly string[]>>
  const large = shown('vn-north', result, 'large')
  expect(large.match(/<th scope="row">/g)).toHaveLength(8)
  expect(large).toContain('<th scope="row">&lt;special&gt;</th>')
  expect(textOf(shown('vn-north', result, 'small')).trim()).toBe(result.special?.[0])
})

test('the two stations of the South are two named tables', () => {
  const markup = shown('vn-south', drawOf('vn-south'), 'large')
  expect(markup.match(/<caption>/g)).toHaveLength(2)
  expect(markup).toContain('aria-label="Result of draw 7 &lt;station-second&gt;"')
})

test('balls of LHC have the colours of their numbers', () => {
  const markup = shown('lhc', [1, 3, 5, 7, 9, 11, 49], 'large')
  const tones = [...markup.matchAll(/data-tone="(\w+)"/g)].map(([, tone]) => tone)
  expect(tones).toEqual(['red', 'blue', 'green', 'red', 'blue', 'green', 'green'])
})

test('numbers of LHC have the animals of the lunar year of their draw', () => {
  expect(animalsOf([1, 2, 12, 49], '2026-11-30')).toEqual(['horse', 'snake', 'goat', 'horse'])
  expect(animalsOf([1], '2026-02-16')).toEqual(['snake'])
  expect(() => animalsOf([50], '2026-11-30')).toThrow(RangeError)
})

test('a result of another type is refused', () => {
  expect(() => shown('ssc', { first: ['1'] }, 'large')).toThrow()
})
