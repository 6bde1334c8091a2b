import { describe, expect, test } from 'vitest'
import { createLookUp } from '#lib/messages.ts'

const messages = {
  hello: 'Hello {{name}}, {{name}}!',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
  plain: 'As it is',
}

describe('createLookUp', () => {
  const t = createLookUp(messages, 'en')

  test('fills in values, each at every place', () => {
    expect(t('hello', { name: 'Maria' })).toBe('Hello Maria, Maria!')
    expect(t('plain', { name: 'Maria' })).toBe('As it is')
  })

  test('a value is text, never a pattern or another placeholder', () => {
    expect(t('hello', { name: '$& {{name}}' })).toBe('Hello $& {{name}}, $& {{name}}!')
  })

  test('a missing value leaves its placeholder visible', () => {
    expect(t('hello')).toBe('Hello {{name}}, {{name}}!')
    expect(t('hello', { toString: 'x' })).toBe('Hello {{name}}, {{name}}!')
  })

  test('numbers choose the plural form of the language', () => {
    expect(t('games', { count: 1 })).toBe('1 game')
    expect(t('games', { count: 0 })).toBe('0 games')
    // Zero is singular in Portuguese.
    expect(createLookUp(messages, 'pt-BR')('games', { count: 0 })).toBe('0 game')
  })

  test('a missing plural form falls back to the other one, an unknown key to itself', () => {
    const sparse = createLookUp({ games_other: '{{count}} games' }, 'en')
    expect(sparse('games', { count: 1 })).toBe('1 games')
    expect(t('no.such.key')).toBe('no.such.key')
  })

  test.each(['toString', 'constructor', '__proto__'])('%s is a key like any other', (key) => {
    expect(t(key)).toBe(key)
    expect(createLookUp({ text: `{{${key}}}` }, 'en')('text')).toBe(`{{${key}}}`)
  })
})
