import { expect, test } from 'vitest'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import {
  canChoose,
  firstChoice,
  isBonusRefusal,
  isDecided,
  isDepositOffer,
  promiseOf,
} from '#stores/money/deposits/deposit-offers.ts'

/** 100 % from 20.00 on, at most 50.00. */
const offer = (changed: Partial<Reward> = {}): Reward => ({
  ...{
    promotionId: '1',
    claimId: null,
    kind: 'deposit_bonus',
    state: 'join',
    reason: null,
    actions: ['join'],
    missing: [],
  },
  ...{ title: 'A', summary: 'B', terms: 'C', announcementId: null, currency: 'BRL', gives: 'bonus', amount: 50_00n },
  deposit: { percent: 100, minimum: 20_00n, firstOnly: false, days: 7 },
  ...{ bonus: null, freeRounds: null, depositBonus: null, cashBack: null, progress: null, comment: null, answer: null },
  ...{ joinFrom: null, joinUntil: null, dueAt: null, changedAt: null },
  ...changed,
})
const joined = offer({ promotionId: '2', state: 'signed', actions: ['leave'] })

test('the form shows what is joined, what can be joined, and what only needs a proof', () => {
  expect(isDepositOffer(offer())).toBe(true)
  expect(isDepositOffer(joined)).toBe(true)
  expect(isDepositOffer(offer({ actions: [], missing: ['person_unknown'] }))).toBe(true)
  expect(isDepositOffer(offer({ actions: [], missing: ['first_deposit'] }))).toBe(false)
  expect(isDepositOffer(offer({ kind: 'gift', deposit: null }))).toBe(false)
  expect(isDepositOffer(offer({ state: 'process', actions: [] }))).toBe(false)
})

test('an offer promises what the gateway will grant, and cannot be chosen for a smaller deposit', () => {
  expect([promiseOf(offer(), 30_00n), promiseOf(offer(), 80_00n), promiseOf(offer(), 19_99n)]).toEqual([
    30_00n,
    50_00n,
    undefined,
  ])
  expect([canChoose(offer(), undefined), canChoose(offer(), 20_00n), canChoose(offer(), 19_99n)]).toEqual([
    true,
    true,
    false,
  ])
  expect(canChoose(offer({ missing: ['person_unknown'] }), 20_00n)).toBe(false)
})

test('a form begins with what the member has joined, and with nothing else unless the law allows it', () => {
  expect(firstChoice([offer()], false)).toBeUndefined()
  expect(firstChoice([offer()], true)).toBe('1')
  expect(firstChoice([offer(), joined], false)).toBe('2')
  expect(firstChoice([offer({ missing: ['device_unknown'] })], true)).toBeUndefined()
})

test('a choice is asked for only where there is one, and must fit the amount', () => {
  expect(isDecided(undefined, [], 10_00n)).toBe(true)
  expect(isDecided(undefined, [offer()], 30_00n)).toBe(false)
  expect(isDecided(null, [offer()], 30_00n)).toBe(true)
  expect(isDecided('1', [offer()], 30_00n)).toBe(true)
  expect(isDecided('1', [offer()], 10_00n)).toBe(false)
  expect(isDecided('gone', [offer()], 30_00n)).toBe(false)
})

test('only a refusal of the bonus asks for another choice', () => {
  expect(
    isBonusRefusal({
      kind: 'refused',
      code: 'promotion_not_open',
      status: 409,
      value: undefined,
      retryAfter: undefined,
    }),
  ).toBe(true)
  expect(
    isBonusRefusal({ kind: 'refused', code: 'limit_reached', status: 409, value: undefined, retryAfter: undefined }),
  ).toBe(false)
  expect(isBonusRefusal(undefined)).toBe(false)
})
