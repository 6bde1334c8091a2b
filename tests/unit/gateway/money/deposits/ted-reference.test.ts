import { expect, test } from 'vitest'
import { readReference, writtenReference } from '#gateway/money/deposits/ted-reference.ts'

test.each([
  'K7QM3XWD9PFA',
  'k7qm 3xwd 9pfa',
  ' K7QM-3XWD-9PFA ',
  'DEPOSITO K7QM3XWD9PFA',
  'ref.: K7QM.3XWD.9PFA, obrigado',
  'TED 50,00 K7QM 3XWD 9PFA',
])('the reference is found in %j (rule 10.45)', (written) => {
  expect(readReference(written)).toBe('K7QM3XWD9PFA')
})

test.each([
  ['', ''],
  ['deposito', 'DEPOSITO'],
  ['K7QM 3XWD', 'K7QM3XWD'],
  ['XK7QM3XWD9PFA', 'XK7QM3XWD9PFA'],
  ["'; DROP TABLE deposit", 'DROPTABLEDEPOSIT'],
])('%j has none, and stays readable as %j (rule 10.45)', (written, read) => {
  expect(readReference(written)).toBe(read)
})

test('the reference is written in groups, and read with or without them', () => {
  expect(writtenReference('K7QM3XWD9PFA')).toBe('K7QM 3XWD 9PFA')
  expect(readReference(writtenReference('K7QM3XWD9PFA'))).toBe('K7QM3XWD9PFA')
})
