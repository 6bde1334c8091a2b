import { expect, test } from 'vitest'
import type { Transaction } from '#contract/money/statements/transaction.ts'
import { movementName } from '#islands/money/statements/transaction-words.ts'
import { createTranslate } from '#lib/messages.ts'
import statement from '#locales/en/statements.json' with { type: 'json' }

const t = createTranslate<'statements' | 'tables' | 'errors' | 'centre'>(statement, 'en')
const name = (changed: Partial<Transaction>) =>
  movementName(t, {
    transactionId: '1',
    at: '2026-11-21T12:00:00.000Z',
    line: 'other',
    kind: 'upline-transfer',
    reference: null,
    game: null,
    vendor: null,
    credited: 0n,
    debited: 0n,
    balanceAfter: 0n,
    corrects: null,
    late: false,
    ...changed,
  })

test('a transfer along the line names the other side, each way', () => {
  expect(name({ counterparty: 'rafael', debited: 10_00n })).toBe('Sent to rafael')
  expect(name({ counterparty: 'maria', credited: 10_00n })).toBe('Received from maria')
})

test('a kind that this version of the site does not know is named by its group', () => {
  expect(name({ kind: 'of-tomorrow', counterparty: null })).toBe('Other transaction')
})
