import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPath } from '#stores/popup.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

describe('the next page after the login', () => {
  const asked = (next: string) => nextPath(`?${new URLSearchParams({ next })}`)

  test.each(['/member/', '/en/member/depositv2/?game=1001', '/en/member/#depositv2', '/rng/?vendor=ARARA&page=2', '/'])(
    '%s is accepted',
    (next) => {
      expect(asked(next)).toBe(next)
    },
  )

  test.each([
    '',
    'member/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//',
    '//evil.example:99999',
  ])('%j is refused', (next) => expect(asked(next)).toBeUndefined())

  test('is none without a path', () => expect(nextPath('?q=/member/')).toBeUndefined())

  test('is always on this site', () => {
    const unit = fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '?', '#', 'a', 'evil.example', '%2f', ' ')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
        const next = asked(`/${text}`)
        expect(new URL(next ?? '/', 'https://arara.test').origin).toBe('https://arara.test')
      }),
      { numRuns: 500 },
    )
  })
})
