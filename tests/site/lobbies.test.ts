import { describe, expect, test } from 'vitest'
import { siteLanguages } from '#lib/languages.ts'
import { pageAt, pathIn, textOf, words } from '#tests/support/built-pages.ts'

const lobbies = [
  ['/live/', 'roulette'],
  ['/pvp/', 'roulette'],
  ['/sports/', 'cockfight'],
  ['/esports/', 'arena'],
  ['/elott/', 'bingo'],
] as const

describe.each(siteLanguages)('in %s', (language) => {
  test.each(lobbies)('classifications of %s have names, such as that of %s', (route, key) => {
    const { root } = pageAt(pathIn(language, route))
    const classes = root.querySelector(`nav[aria-label="${words(language, 'lobby', 'classes')}"]`)
    expect(classes?.querySelectorAll('a').map(textOf)).toContain(words(language, 'lobby', `class.${key}`))
    expect(textOf(classes)).not.toContain('class.')
  })

  // Every fishing game is an arcade game.
  test('a single class is not shown as a choice', () => {
    const { root } = pageAt(pathIn(language, '/fish/'))
    expect(root.querySelector(`nav[aria-label="${words(language, 'lobby', 'vendors')}"]`)).not.toBeNull()
    expect(root.querySelector(`nav[aria-label="${words(language, 'lobby', 'classes')}"]`)).toBeNull()
  })
})
