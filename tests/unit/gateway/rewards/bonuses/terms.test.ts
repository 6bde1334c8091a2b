import { expect, test } from 'vitest'
import { checkedOffer, grantOf, offerFault } from '#gateway/rewards/bonuses/terms.ts'
import { someOffer, someTerms } from '#tests/support/bonus.ts'

test('the terms give the amounts of one grant', () => {
  expect(grantOf({ ...someTerms, amount: '2500', times: 10, maxBet: '500', maxWinTimes: 4 })).toEqual({
    granted: 2_500n,
    required: 25_000n,
    maxBet: 500n,
    cap: 10_000n,
  })
  expect(grantOf(someTerms)).toMatchObject({ maxBet: null, cap: null })
})

test.each([
  ['play money', { ...someOffer('a'), currency: 'FUN' }],
  ['without a title', { ...someOffer('a'), titles: {} }],
  ['an unknown category', someOffer('a', { weights: { categories: { SLOTS: 100 } } })],
  ['no game that counts', someOffer('a', { weights: { categories: { RNG: 0 } } })],
  ['a largest stake beyond reason', someOffer('a', { maxBet: '100001' })],
])('an offer with %s is refused', (_, offer) => {
  expect(offerFault(offer)).toBeDefined()
  expect(() => checkedOffer(offer)).toThrow(/cannot be used/)
})

test.each([
  ['a weight above 100 per cent', { weights: { default: 101 } }],
  ['a weight that is no whole per cent', { weights: { default: 0.5 } }],
  ['an amount of nothing', { amount: '0' }],
  ['no time to wager', { days: 0 }],
  ['more than ten times to wager', { times: 11 }],
  ['another spending order', { spend: 'both' }],
])('an offer with %s has the wrong shape (rule 22.1)', (_, terms) => {
  const offer = someOffer('a')
  expect(() => checkedOffer({ ...offer, terms: { ...offer.terms, ...terms } })).toThrow(/Expected/)
})

test('a valid offer is stored', () => {
  expect(checkedOffer(someOffer('welcome-back'))).toMatchObject({ name: 'welcome-back' })
})
