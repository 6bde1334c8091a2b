import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordStrength } from '#lib/password-strength.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

test.each([
  ['', 0],
  ['a', 1],
  ['short1!', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abababababab', 1],
  ['password', 2],
  ['araras-voam', 2],
  ['Araras-voam1', 3],
  ['Coqueiro-alto7', 4],
  ['araras-voam-longe', 4],
  ['abcdeabcdeabc', 3],
])('%j is worth %i', (password, strength) => expect(passwordStrength(password)).toBe(strength))

test('more characters never make it weaker', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 24 })
  fc.assert(
    fc.property(text, text, (password, more) => {
      expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(passwordStrength(password))
    }),
  )
})

test('any text has some strength, and a short text little', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 7 }), (password) => {
      expect(passwordStrength(password)).toBe(1)
    }),
  )
})
