import { expect, test } from 'vitest'
import { isCommonPassword } from '#lib/common-passwords.ts'

const common = `password password1 Password123! p4ssw0rd 12345678 123456789 1234567890 87654321 qwertyuiop qwerty123
asdfghjkl zxcvbnm1 1q2w3e4r 1qaz2wsx iloveyou sunshine1 princess12 football99 monkey2020 dragon!! letmein1 admin123
senha123 minhasenha flamengo10 corinthians palmeiras1 brasil2022 jesus123 deusefiel gabriel2010 teamo123 11111111
abcabcabc aaaaaaaaa 00000000 01012000 19901231 superman! batman2000 naruto123 welcome1 trustno1 abcd1234
abacaxi12 Familia2019`.split(/\s+/)

test.each(common)('%s is common', (password) => {
  expect(isCommonPassword(password, 'jandaia')).toBe(true)
})

test.each([
  'araras-voam-longe',
  'correct horse battery staple',
  'x9-Lq_72vT',
  'Tucano&Onça2026',
  'senha-do-meu-cofre',
  '8tWq4zLp',
  'meu papagaio fala 3 línguas',
])('%s is not', (password) => {
  expect(isCommonPassword(password, 'jandaia')).toBe(false)
})

test('the own name is common, with additions that people often make', () => {
  expect(isCommonPassword('jandaia2026', 'Jandaia')).toBe(true)
  expect(isCommonPassword('jandaia2026', 'maritaca')).toBe(false)
})
