import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTranslate } from '#lib/messages.ts'

/** The texts that a form begins with. */
const own = { 'error.unreachable': 'Check your connection.', 'error.unknown': 'Try again.' }

let answers: (() => Promise<Response>)[]
beforeEach(() => {
  vi.resetModules()
  answers = []
  vi.stubGlobal('document', { documentElement: { dataset: { words: 'en.1' } } })
  vi.stubGlobal('fetch', (address: string) => {
    expect(address).toBe('/_astro/words/en.1/errors.json')
    return answers.shift()?.() ?? Promise.reject(new Error('asked once more'))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function begin() {
  const { errorWords } = await import('#islands/account/auth/error-words.ts')
  const { fetched } = await import('#i18n/load.ts')
  return { errorWords, t: createTranslate<'errors'>(own, 'en', fetched) }
}

const all = { 'error.login_failed': 'They do not match.', 'error.internal_error': 'Our fault.' }

test('a form that began without the sentences of all errors has them when it is refused', async () => {
  const { errorWords, t } = await begin()
  answers.push(async () => Response.json(all))
  expect(t('error.login_failed')).toBe('error.login_failed')
  await errorWords(t)
  expect(t('error.login_failed')).toBe('They do not match.')
  expect(t('error.unreachable')).toBe('Check your connection.')
  await errorWords(t)
})

test('without a network a refusal is not delayed, and the next attempt loads them again', async () => {
  const { errorWords, t } = await begin()
  answers.push(
    async () => Promise.reject(new TypeError('no network')),
    async () => Response.json(all),
  )
  await errorWords(t)
  expect(t('error.unreachable')).toBe('Check your connection.')
  await errorWords(t)
  expect(t('error.internal_error')).toBe('Our fault.')
})
