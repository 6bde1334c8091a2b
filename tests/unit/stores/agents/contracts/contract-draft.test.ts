import { create } from 'superstruct'
import { expect, test } from 'vitest'
import { ProposedTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { toJson } from '#lib/json.ts'
import { draftOf, percentOf, termsOf } from '#stores/agents/contracts/contract-draft.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'

/** Terms as a call accepts them. */
const open = (terms: ContractTerms) => create(JSON.parse(toJson(terms)), ProposedTermsStruct)

const rich = open({
  ...dividend(
    { validBet: 0n, pnl: -50_00n, active: 0, rate: 1250 },
    { validBet: 1_000_000_00n, pnl: 0n, active: 5, rate: 3000 },
  ),
  costs: [{ basis: 'fees', sign: 'minus', percent: 5050 }],
  minimumActive: 3,
  active: { validBet: 100_00n, deposit: 0n, needs: 'either', scope: 'direct' },
})

test.each(['pt-BR', 'en'])('terms that are written into fields and read again are the same: %s', (locale) => {
  expect(termsOf(draftOf(rich, 'BRL', locale), 'BRL')).toEqual(rich)
})

test('a condition that is not asked is an empty field, and a result of 0 is a condition', () => {
  const draft = draftOf(rich, 'BRL', 'pt-BR')
  expect(draft.tiers).toEqual([
    { rate: '12,50', validBet: '', pnl: '-50,00', active: '' },
    { rate: '30,00', validBet: '1000000,00', pnl: '0,00', active: '5' },
  ])
  expect(draft.active).toMatchObject({ validBet: '100,00', deposit: '' })
})

test('a copy leaves a margin at each tier, and never a negative rate for the other', () => {
  const draft = draftOf(open(salary(tier(50), tier(900, 1n))), 'BRL', 'en', 100)
  expect(draft.tiers.map(({ rate }) => rate)).toEqual(['0.00', '8.00'])
})

test.each(['12.345', 'x', '', '101', '-1'])('%j is refused as a rate', (rate) => {
  expect(percentOf(rate)).toBeUndefined()
  const draft = draftOf(rich, 'BRL', 'en')
  expect(termsOf({ ...draft, tiers: draft.tiers.map((one) => ({ ...one, rate })) }, 'BRL')).toBeUndefined()
})

test('a number of members is whole', () => {
  expect(termsOf({ ...draftOf(rich, 'BRL', 'en'), minimumActive: '1.5' }, 'BRL')).toBeUndefined()
})
