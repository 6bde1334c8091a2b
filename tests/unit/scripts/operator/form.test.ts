import { expect, test } from 'vitest'
import { fits, formOf } from '#scripts/operator/form.ts'

test('a usage is read into literals, words by their place, and options', () => {
  expect(formOf('referrals approve NUMBER --by NAME [--from 2027-01-01T03:00:00Z]')).toMatchObject({
    literals: ['referrals', 'approve'],
    words: [{ name: 'number', kind: 'text' }],
    options: [
      { name: 'by', isNeeded: true },
      { name: 'from', isNeeded: false },
    ],
  })
  expect(formOf('put FILE.json').words).toEqual([{ name: 'file', kind: 'file' }])
  expect(formOf('proofs REFERENCE DIRECTORY').words.map(({ kind }) => kind)).toEqual(['text', 'directory'])
  expect(formOf('give PROMOTION ACCOUNT...').words).toEqual([
    { name: 'promotion', kind: 'text' },
    { name: 'account', kind: 'list' },
  ])
  expect(formOf('')).toMatchObject({ literals: [], words: [], options: [] })
})

test('what was typed fits a form with all it needs, and with nothing else but a name', () => {
  const reject = formOf('reject REFERENCE --by NAME [--reason WHY]')
  const typed = (positionals: string[], options: Record<string, string> = {}) => fits(reject, { positionals, options })
  expect(typed(['reject', 'R1'], { by: 'Ana' })).toBe(true)
  expect(typed(['reject', 'R1'], { by: 'Ana', reason: 'x' })).toBe(true)
  expect(typed(['reject', 'R1'])).toBe(false)
  expect(typed(['reject', 'R1'], { by: '' })).toBe(false)
  expect(typed(['reject'], { by: 'Ana' })).toBe(false)
  expect(typed(['reject', ''], { by: 'Ana' })).toBe(false)
  expect(typed(['reject', 'R1', 'R2'], { by: 'Ana' })).toBe(false)
  expect(typed(['approve', 'R1'], { by: 'Ana' })).toBe(false)
  expect(typed(['reject', 'R1'], { by: 'Ana', until: '2031-01-01' })).toBe(false)
  expect(fits(formOf(''), { positionals: [], options: { by: 'Ana' } })).toBe(true)
})

test('a list takes one word or more', () => {
  const give = formOf('give PROMOTION ACCOUNT...')
  const typed = (...positionals: string[]) => fits(give, { positionals, options: {} })
  expect([typed('give', 'p'), typed('give', 'p', 'a'), typed('give', 'p', 'a', 'b')]).toEqual([false, true, true])
})
