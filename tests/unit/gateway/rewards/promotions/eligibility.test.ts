import { expect, test } from 'vitest'
import { type MemberFacts, missingOf } from '#gateway/rewards/promotions/eligibility.ts'
import { promotionFault } from '#gateway/rewards/promotions/rules.ts'
import { depositRules, someRules } from '#tests/support/promotions.ts'

const known: MemberFacts = {
  isBlocked: false,
  currency: 'BRL',
  country: 'BR',
  isPersonKnown: true,
  hadBefore: false,
  isDeviceKnown: true,
  hadOnDevice: false,
  hasDeposited: false,
}
const strict = {
  countries: ['BR'],
  onePerPerson: true,
  onePerDevice: true,
  deposit: { ...depositRules, firstOnly: true },
}

test('a member whose facts are all known is eligible', () => {
  expect(missingOf(strict, 'BRL', known)).toEqual([])
  expect(
    missingOf(someRules, 'BRL', { ...known, country: null, isPersonKnown: false, hadBefore: true, hadOnDevice: true }),
  ).toEqual([])
})

test.each([
  [{ isBlocked: true }, ['blocked']],
  [{ currency: 'USD' }, ['currency']],
  [{ country: 'PT' }, ['country']],
  // A fact that is not known refuses, as one that is wrong does.
  [{ country: null }, ['country_unknown']],
  [{ isPersonKnown: false }, ['person_unknown']],
  [{ hadBefore: true }, ['had_before']],
  [{ isDeviceKnown: false }, ['device_unknown']],
  [{ hadOnDevice: true }, ['device_had']],
  [{ hasDeposited: true }, ['first_deposit']],
  [{ country: null, isPersonKnown: false }, ['country_unknown', 'person_unknown']],
] as const)('%j refuses', (facts, missing) => {
  expect(missingOf(strict, 'BRL', { ...known, ...facts })).toEqual(missing)
})

test('an unusable promotion is refused with the reason', () => {
  const texts = { en: { title: 'A', summary: 'B', terms: 'C' } }
  const gift = { name: 'a', kind: 'gift' as const, currency: 'BRL', texts, rules: { ...someRules, cash: '500' } }
  const bonus = { ...gift, kind: 'deposit_bonus' as const, offer: 'a', rules: { ...someRules, deposit: depositRules } }
  expect([promotionFault(gift), promotionFault(bonus)]).toEqual([undefined, undefined])
  expect(promotionFault({ ...gift, currency: 'FUN' })).toBe('play money is no reward')
  expect(promotionFault({ ...gift, texts: {} })).toBe('it has no texts')
  expect(promotionFault({ ...gift, offer: 'a' })).toBe('it gives either a bonus, free rounds or money')
  expect(promotionFault({ ...gift, rules: someRules })).toBe('it gives either a bonus, free rounds or money')
  expect(promotionFault({ ...gift, rules: { ...gift.rules, deposit: depositRules } })).toContain('only a deposit bonus')
  expect(promotionFault({ ...bonus, rules: someRules })).toBe('it says of which deposits')
  expect(promotionFault({ ...gift, kind: 'deposit_bonus' })).toBe(
    'a deposit bonus grants an offer of a bonus or of free rounds',
  )
  const rounds = { ...gift, freeRounds: 'a', rules: someRules }
  const free = { ...bonus, offer: undefined, freeRounds: 'a' }
  expect(promotionFault(rounds)).toBeUndefined()
  expect(promotionFault({ ...rounds, offer: 'a' })).toBe('it gives either a bonus, free rounds or money')
  expect(promotionFault(free)).toContain('so many per cent of the deposit')
  const noPart = { ...free.rules, deposit: { ...depositRules, percent: null } }
  expect([promotionFault({ ...free, rules: noPart }), promotionFault({ ...bonus, rules: noPart })]).toEqual([
    undefined,
    'a bonus is so many per cent of the deposit, and free rounds are not',
  ])
  const cashBack = { period: 'day' as const, rate: 500, categories: null, minimum: '100', cap: null }
  const back = { ...gift, kind: 'cash_back' as const, rules: { ...someRules, cashBack } }
  expect(promotionFault(back)).toBeUndefined()
  expect(promotionFault({ ...back, rules: { ...back.rules, cash: '500' } })).toContain('nothing else')
  expect(promotionFault({ ...back, kind: 'gift' })).toContain('nothing else')
  expect(promotionFault({ ...back, rules: { ...someRules, cash: '500' } })).toBe('it says how much comes back')
  const backwards = { joinFrom: '2026-02-01T00:00:00Z', joinUntil: '2026-01-01T00:00:00Z' }
  expect(promotionFault({ ...gift, rules: { ...gift.rules, ...backwards } })).toBe('joining ends before it begins')
})
