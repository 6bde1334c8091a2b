import { expect, test } from 'vitest'
import { accountOf, emptyDraft, wrongFields } from '#islands/money/withdrawals/new-account.ts'

const bank = { ...emptyDraft, bank: '341', branch: '2545', account: '02366-1' }

test.each([
  ['pix', { ...emptyDraft, pixKey: '529.982.247-25' }, []],
  ['pix', bank, ['pixKey']],
  ['bank', bank, []],
  ['bank', { ...bank, bank: '' }, ['bank']],
  ['bank', emptyDraft, ['bank', 'branch', 'account']],
  ['bank', { ...bank, branch: '25' }, ['branch']],
  ['bank', { ...bank, account: '02366-2' }, ['account']],
  ['bitcoin', { ...emptyDraft, address: ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa ' }, []],
  // An address of another network.
  ['usdt_tron', { ...emptyDraft, address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, ['address']],
] as const)('the invalid fields of a draft for %s are named', (kind, draft, wrong) => {
  expect(wrongFields(kind, draft)).toEqual(wrong)
})

test('only the fields of its kind are sent of a draft', () => {
  const draft = { ...bank, pixKey: ' a@b.example ', address: ' 0x ' }
  expect(accountOf('pix', draft)).toEqual({ kind: 'pix', pixKey: 'a@b.example' })
  expect(accountOf('bitcoin', draft)).toEqual({ kind: 'bitcoin', address: '0x' })
  const { pixKey: _, address: __, ...ofBank } = bank
  expect(accountOf('bank', draft)).toEqual({ kind: 'bank', ...ofBank })
})
