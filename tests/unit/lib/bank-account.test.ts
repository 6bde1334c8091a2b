import { expect, test } from 'vitest'
import { bankAccountOf, bankIdentifier, maskedBankAccount, readBankAccount } from '#lib/bank-account.ts'
import { banks } from '#lib/banks.ts'

const read = (bank: string, branch: string, account: string) =>
  readBankAccount({ bank, branch, account, accountKind: 'current' })

// Each worked out by hand from the bank's rule, as the sums beside it show.
test.each([
  // 8·2 + 7·1 … of 00210169 is 60; 11 − 5
  ['001', '1584-9', '210169-6'],
  ['001', '1584', '00210169-6'],
  // 9 + 8·2 … of 10000001 is 11; none left, so 0
  ['001', '1584-9', '10000001-0'],
  // 3·2 + 2·2 of 00000022 is 10; 11 − 10 is 1
  ['001', '1584-9', '22-1'],
  // 2·2 + 3·1 … of 254502366 is 39; 40 − 39
  ['341', '2545', '02366-1'],
  ['341', '2545', '2366-1'],
  // 2·7 + 3·6 + 8·5 + 6·3 + 9·2 of 0238069 is 108; 11 − 9
  ['237', '1425-7', '0238069-2'],
  // the last digits of 1·7 8·3 9·1 | 1·7 1·3 7·1 4·9 1·7 7·3 are 51 together; 60 − 51
  ['033', '0189', '01017417-9'],
  // 2·8 + 4·5 + 1·2 + 4·4 + 4·3 + 8·2 of 2004 001 00000448 is 82; 820 leaves 6
  ['104', '2004', '001.00000448-6'],
])('%s %s %s has its check digits (rule 10.40)', (bank, branch, account) => {
  expect(read(bank, branch, account)).not.toHaveProperty('wrong')
})

test.each([
  ['001', '1584-8', '210169-6', 'branch'],
  ['001', '1584-9', '210169-5', 'account'],
  ['341', '2545', '02366-2', 'account'],
  ['341', '2546', '02366-1', 'account'],
  ['237', '1425-6', '0238069-2', 'branch'],
  ['237', '1425-7', '0238069-3', 'account'],
  ['033', '0189', '01017417-8', 'account'],
  ['104', '2004', '001.00000448-5', 'account'],
  // An account of Caixa is incomplete without its operation.
  ['104', '2004', '448-6', 'account'],
  ['999', '0001', '123-4', 'bank'],
  ['260', '1', '1234567-8', 'branch'],
  ['260', '0001', '8', 'account'],
  ['260', '0001', '00-0', 'account'],
  ['260', '0001', '12a4-5', 'account'],
])('of %s %s %s the %4$s is wrong (rule 10.40)', (bank, branch, account, wrong) => {
  expect(read(bank, branch, account)).toEqual({ wrong: [wrong] })
})

test('a check digit of ten is a letter of the bank, for which people also write 0 (rule 10.40)', () => {
  // 2·6 of 00000006 is 12; 11 − 1 is ten.
  expect(read('001', '1584', '6-x')).toMatchObject({ account: '6', digit: 'X' })
  expect(read('001', '1584', '6-0')).toMatchObject({ digit: 'X' })
  expect(read('237', '1425', '6-P')).toMatchObject({ digit: 'P' })
  expect(read('237', '1425', '6-0')).toMatchObject({ digit: 'P' })
  expect(read('237', '1425', '6-X')).toEqual({ wrong: ['account'] })
})

test('one account has one identifier in every spelling (rule 10.42)', () => {
  const identifiers = [
    ['1584-9', '00210169-6'],
    ['1584', '210.169-6'],
    ['1584 9', ' 2101696'],
  ].map(([branch = '', account = '']) => {
    const found = read('001', branch, account)
    return 'wrong' in found ? found.wrong[0] : bankIdentifier(found)
  })
  expect(new Set(identifiers)).toEqual(new Set(['001/1584/210169-6/current']))
  expect(bankIdentifier(bankAccountOf('001/1584/210169-6/current'))).toBe('001/1584/210169-6/current')
  expect(maskedBankAccount('001/1584/210169-6/current')).toBe('Banco do Brasil · 1584 · ***69-6')
})

test('each bank has a code and a number of its own', () => {
  expect(banks.length).toBeGreaterThanOrEqual(25)
  for (const { code, ispb } of banks)
    expect([code, ispb]).toEqual([expect.stringMatching(/^\d{3}$/), expect.stringMatching(/^\d{8}$/)])
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
  expect(new Set(banks.map(({ ispb }) => ispb)).size).toBe(banks.length)
})
