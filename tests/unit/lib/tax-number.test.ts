import { expect, test } from 'vitest'
import { pixKeyKind, tidyPixKey } from '#lib/pix-key.ts'
import { isCnpj, isCpf, maskedCpf } from '#lib/tax-number.ts'

test.each(['529.982.247-25', '111.444.777-35', '123.456.789-09'])('%s is a CPF', (written) => {
  const cpf = tidyPixKey(written)
  expect(isCpf(cpf)).toBe(true)
  // Every other pair of check digits is wrong.
  for (let pair = 0; pair < 100; pair++) {
    const other = cpf.slice(0, 9) + String(pair).padStart(2, '0')
    expect(isCpf(other), other).toBe(other === cpf)
  }
})

test.each(['00000000000', '11111111111', '5299822472', '529982247255', '52998224724', ''])('%o is no CPF', (number) => {
  expect(isCpf(number)).toBe(false)
})

test.each(['12.ABC.345/01DE-35', '11.222.333/0001-81'])('%s is a CNPJ', (written) => {
  const cnpj = tidyPixKey(written)
  expect(isCnpj(cnpj)).toBe(true)
  for (let pair = 0; pair < 100; pair++) {
    const other = cnpj.slice(0, 12) + String(pair).padStart(2, '0')
    expect(isCnpj(other), other).toBe(other === cnpj)
  }
})

test('fourteen equal digits are no CNPJ', () => expect(isCnpj('00000000000000')).toBe(false))

test('a CPF is shown by its middle digits', () => expect(maskedCpf('52998224725')).toBe('***.982.247-**'))

test.each([
  ['529.982.247-25', '52998224725', 'cpf'],
  ['12.abc.345/01de-35', '12ABC34501DE35', 'cnpj'],
  ['+55 (11) 98765-4321', '+5511987654321', 'phone'],
  [' Maria.Silva@Example.com ', 'maria.silva@example.com', 'email'],
  ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000', 'random'],
  ['11987654321', '+5511987654321', 'phone'],
  ['(11) 98765-4321', '+5511987654321', 'phone'],
  ['55 11 98765-4321', '+5511987654321', 'phone'],
  ['5511987654321', '+5511987654321', 'phone'],
  ['011 98765-4321', '+5511987654321', 'phone'],
  ['(0xx11) 98765-4321', '+5511987654321', 'phone'],
  ['0 15 11 98765-4321', '+5511987654321', 'phone'],
  ['+55 (011) 98765-4321', '+5511987654321', 'phone'],
  ['+351 912 345 678', '+351912345678', 'phone'],
  ['1187654321', '1187654321', undefined],
  ['maria', 'maria', undefined],
  [`${'a'.repeat(66)}@example.com`, `${'a'.repeat(66)}@example.com`, undefined],
] as const)('%o is the key %s, of kind %s (rule 10.54)', (written, key, kind) => {
  expect(tidyPixKey(written)).toBe(key)
  expect(pixKeyKind(key)).toBe(kind)
})
