import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFromGame, parseToGame } from '#lib/game-protocol.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

const key = '6f1c1f7a-4c6c-4a39-9a6c-0d2f5b1f8a11'
const messages = [
  { type: 'ready' },
  { type: 'title', title: 'Fúria da Onça' },
  { type: 'balance' },
  { type: 'keep', key, stake: '250' },
  { type: 'keep', key, stake: '250', freeId: '7' },
  { type: 'forget' },
  { type: 'expired' },
  { type: 'deposit' },
  { type: 'free' },
]
const start = { type: 'start', gameToken: 'g'.repeat(43), locale: 'pt-BR', ways: ['deposit', 'free'] }
const balance = { type: 'balance', amount: '46380', currency: 'BRL' }

describe('messages of the frame', () => {
  test.each(messages)('$type is accepted', (message) => expect(parseFromGame(message)).toEqual(message))

  test.each([
    undefined,
    null,
    0,
    'ready',
    [],
    ['ready'],
    {},
    { type: 'READY' },
    { type: ['ready'] },
    { type: 'navigate', url: 'https://evil.example' },
    { type: 'ready', extra: 1 },
    { type: 'balance', amount: '1000000' },
    { type: 'title' },
    { type: 'title', title: '' },
    { type: 'title', title: 'x'.repeat(81) },
    { type: 'title', title: { toString: 'x' } },
    { type: 'keep', key },
    { type: 'keep', key, stake: 250 },
    { type: 'keep', key, stake: '-1' },
    { type: 'keep', key, stake: '1.5' },
    { type: 'keep', key, stake: '1'.repeat(19) },
    { type: 'keep', key: 'short', stake: '1' },
    { type: 'keep', key: 'x'.repeat(65), stake: '1' },
    { type: 'keep', key: `${key}\n`, stake: '1' },
    { type: 'keep', key: '../../../etc', stake: '1' },
    { type: 'keep', key, stake: '1', freeId: 'x' },
  ])('%j is refused', (message) => expect(parseFromGame(message)).toBeUndefined())

  test('every message is either refused or exactly a known one', () => {
    const known = new Set(messages.map(({ type }) => type))
    const fields = ['key', 'stake', 'title', 'type']
    const near = fc.record(
      { type: fc.constantFrom(...known, 'start'), key: fc.anything(), stake: fc.anything(), title: fc.anything() },
      { requiredKeys: ['type'] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), near), (data) => {
        const message = parseFromGame(data)
        if (message === undefined) return
        expect(message).toBe(data)
        expect(known).toContain(message.type)
        expect(fields).toEqual(expect.arrayContaining(Object.keys(message)))
        for (const field of Object.values(message)) expect(field).toBeTypeOf('string')
      }),
      { numRuns: 400 },
    )
  })
})

describe('messages of the page', () => {
  test('the start of a game is accepted, with and without a round to resolve', () => {
    expect(parseToGame(start)).toEqual(start)
    const resuming = { ...start, unresolved: { key, stake: '100' } }
    expect(parseToGame(resuming)).toEqual(resuming)
  })

  test('the funds of the wallet are accepted', () => expect(parseToGame(balance)).toEqual(balance))

  test.each([
    { ...start, type: 'ready' },
    { ...start, gameToken: 'short' },
    { ...start, gameToken: 'g'.repeat(257) },
    { ...start, locale: 'pt_BR' },
    { ...start, locale: '' },
    { ...start, balance: '100' },
    { ...start, ways: ['navigate'] },
    { ...start, ways: undefined },
    { ...balance, amount: '-1' },
    { ...balance, amount: 46380 },
    { ...balance, currency: 'brl' },
    { ...balance, win: '1' },
    { ...start, unresolved: null },
    { ...start, unresolved: { key } },
    { ...start, unresolved: { key, stake: '100', win: '5' } },
  ])('%j is refused', (message) => expect(parseToGame(message)).toBeUndefined())

  test('neither side accepts the messages of the other', () => {
    for (const message of [start, balance]) expect(parseFromGame(message)).toBeUndefined()
    for (const message of messages) expect(parseToGame(message)).toBeUndefined()
  })
})
