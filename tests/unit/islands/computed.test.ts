import { expect, test } from 'vitest'
import type { Bonus, BonusEntry } from '#contract/rewards/bonuses/bonus.ts'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { entryFacts } from '#islands/rewards/bonuses/entry-facts.ts'
import { rewardFacts } from '#islands/rewards/promotions/reward-facts.ts'
import { createTranslate } from '#lib/messages.ts'
import bonusWords from '#locales/en/bonuses.json' with { type: 'json' }
import centreWords from '#locales/en/centre.json' with { type: 'json' }
import promotionWords from '#locales/en/promotions.json' with { type: 'json' }

const t = createTranslate<'bonuses' | 'centre' | 'promotions'>(
  { ...centreWords, ...bonusWords, ...promotionWords },
  'en',
)
const bonus = { currency: 'BRL', granted: 1_000n, times: 3, required: 3_000n, cap: 2_000n } as Bonus
const stake = { stake: 1_000n, bonusStake: 400n, win: null, percent: null }
const blank: BonusEntry = {
  entryId: '1',
  at: '',
  kind: 'grant',
  bonusAmount: 0n,
  realAmount: 0n,
  wagering: 0n,
  bet: null,
  left: null,
  transactionId: '9',
}
const facts = (entry: Partial<BonusEntry>) => entryFacts({ ...blank, ...entry }, bonus, t, 'en')

test('a win shows how it was split, and that the rest of a cent went to the own part', () => {
  expect(facts({ kind: 'win', bet: { ...stake, win: 2_501n } })).toEqual([
    ['Stake', 'R$10.00: R$6.00 own money, R$4.00 bonus'],
    ['Whole win', 'R$25.01'],
    ['Bonus part of the win', 'R$25.01 × R$4.00 / R$10.00 = R$10.004'],
    ['Rounded in favour of your own money', 'R$0.004'],
    ['Transaction number', '9'],
  ])
  const third = { stake: 3n, bonusStake: 1n, win: 100n, percent: null }
  expect(facts({ kind: 'win', bet: third })).toContainEqual([
    'Bonus part of the win',
    'R$1.00 × R$0.01 / R$0.03 = R$0.333333…',
  ])
})

test('a stake shows the part that counted, the dropped part, and when the wagering was complete', () => {
  const bet = { ...stake, stake: 333n, bonusStake: 0n, percent: 10 }
  const counted = [
    ['Counts', 'R$3.33 × 10% = R$0.333'],
    ['Dropped by rounding', 'R$0.003'],
  ]
  expect(facts({ kind: 'stake', wagering: 33n, bet }).slice(1, -1)).toEqual(counted)
  expect(facts({ kind: 'stake', wagering: 20n, bet }).slice(1, -1)).toEqual([
    ...counted,
    ['Only this much was missing', 'R$0.20'],
  ])
})

test('a grant shows its required wagering, and a conversion the rest and the bound', () => {
  expect(facts({ kind: 'grant' })[0]).toEqual(['To wager', 'R$10.00 × 3 = R$30.00'])
  expect(facts({ kind: 'convert', left: 4_000n }).slice(0, 2)).toEqual([
    ['Bonus money left before', 'R$40.00'],
    ['Most that goes to your balance', 'R$20.00'],
  ])
  expect(facts({ kind: 'expire', left: 0n, transactionId: null })).toEqual([['Bonus money left before', 'R$0.00']])
})

test('the bonus of a deposit shows its rate, what rounding dropped, and the bound', () => {
  const depositBonus = { credited: 20_05n, percent: 33, most: 5_00n, part: 661n, dropped: 6_500n }
  const reward = { currency: 'BRL', cashBack: null, depositBonus } as Reward
  expect(rewardFacts(reward, t, 'en', 'UTC')).toEqual([
    ['Credited deposit', 'R$20.05'],
    ['Part of the deposit', 'R$20.05 × 33% = R$6.6165'],
    ['Dropped by rounding', 'R$0.0065'],
    ['At most', 'R$5.00'],
    ['Bonus given', 'R$5.00'],
  ])
  expect(rewardFacts({ ...reward, depositBonus: null }, t, 'en', 'UTC')).toEqual([])
})
