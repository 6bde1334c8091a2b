import { expect, test } from 'vitest'
import { createTranslate, lookUpWith, type Translate } from '#lib/messages.ts'

// Code that must not compile: `tsc` reports an expected error that is none.

const t = createTranslate<'auth' | 'errors'>({ optional: '{{label}} (optional)', retry: 'Try again' }, 'en')

test('a key is one of the areas named, and comes with the values its text has', () => {
  expect(t('retry')).toBe('Try again')
  expect(t('optional', { label: 'Name' })).toBe('Name (optional)')
  // @ts-expect-error no area has such a key
  expect(t('retyr')).toBe('retyr')
  // @ts-expect-error a key of another area
  expect(t('history.title')).toBe('history.title')
  // @ts-expect-error without its value
  expect(t('optional')).toBe('{{label}} (optional)')
  // @ts-expect-error with another value
  expect(t('optional', { name: 'Name' })).toBe('{{label}} (optional)')
})

test('a component that knows more areas may serve one that needs fewer, not the other way round', () => {
  const fewer: Translate<'errors'> = t
  // @ts-expect-error `fewer` knows nothing of `auth`
  const more: Translate<'auth' | 'errors'> = fewer
  expect(more('retry')).toBe('Try again')
})

test('a code becomes a key only by an explicit type', () => {
  const code: string = 'no_such_code'
  // @ts-expect-error any text at all
  expect(t(`error.${code}`)).toBe('error.no_such_code')
  expect(lookUpWith(t)(`error.${code}`)).toBe('error.no_such_code')
})
