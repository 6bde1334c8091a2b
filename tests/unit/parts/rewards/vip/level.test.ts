import { expect, test } from 'vitest'
import type { VipLevel } from '#contract/rewards/vip/vip.ts'
import { siteLanguages } from '#lib/languages.ts'
import { createTranslate } from '#lib/messages.ts'
import { levelCard } from '#parts/rewards/vip/level.ts'
import { messagesFor } from '#tests/unit/parts/words.ts'
import { shapeByAll, textsOf } from '#tests/unit/ui/markup/ends.ts'

const level: VipLevel = {
  rank: 2,
  name: 'Silver <2>',
  needed: 500_000n,
  bonus: 0n,
  maintained: null,
  benefit: 1000n,
  rates: [{ gameType: 'RNG', rate: 65 }],
}
/** The same as it comes from the gateway. */
const digits = { ...level, needed: '500000', bonus: '0', maintained: null, benefit: '1000' }
const programme = { currency: 'BRL', benefitEvery: 'week' } as const
const t = createTranslate<'vip' | 'common'>({ ...messagesFor('en', 'common'), ...messagesFor('en', 'vip') }, 'en')
const words = { t, common: t, locale: 'en' }

test('a level says what it asks for and what it brings', () => {
  const card = shapeByAll(levelCard(level, programme, words))
  expect(card.attributes).toEqual({ class: 'vip__card', 'data-rank': '2' })
  expect(textsOf(card).map((text) => text.replace(/\s/g, ' '))).toEqual([
    ...['Silver <2>', 'Level 2', 'Valid bets', 'R$5,000.00', 'Bonus for reaching it', '–'],
    ...['Each week you play', 'R$10.00', 'To keep it, a month', 'It is yours for good'],
    ...['Rebate on bets', 'Slots', '0.65%'],
  ])
})

test('a level without benefit and rebate says so', () => {
  const texts = textsOf(shapeByAll(levelCard({ ...level, benefit: 0n, rates: [] }, programme, words)))
  expect(texts).not.toContain('Each week you play')
  expect(texts.at(-1)).toBe('None at this level')
})

test.each(siteLanguages)('a newer level looks as one of the build in %s', (language) => {
  const both = { ...messagesFor(language, 'common'), ...messagesFor(language, 'vip') }
  const own = createTranslate<'vip' | 'common'>(both, language)
  const all = { t: own, common: own, locale: language }
  expect(shapeByAll(levelCard(digits, programme, all))).toEqual(shapeByAll(levelCard(level, programme, all)))
})
