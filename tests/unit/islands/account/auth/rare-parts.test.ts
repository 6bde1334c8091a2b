import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultRegisterRules, type RegisterRules } from '#gateway/account/auth/register-rules.ts'
import { createTranslate } from '#lib/messages.ts'
import { ruleOf } from '#lib/patterns.ts'

const { fields } = defaultRegisterRules
/** The fields that a registration begins with. */
const t = createTranslate<'auth' | 'errors'>({ reg_pattern_1: 'Anything', reg_pattern_2: 'A letter first' }, 'en')

let asked: string[]
beforeEach(() => {
  vi.resetModules()
  asked = []
  vi.stubGlobal('document', { documentElement: { dataset: { words: 'en.1' } } })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({})
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = async (asked: typeof fields, limits?: RegisterRules['limits']) =>
  (await import('#islands/account/auth/rare-parts.ts')).loadRareParts({ open: true, fields: asked, limits }, t)
const words = ['/_astro/words/en.1/auth-steps.json', '/_astro/words/en.1/errors.json']

test('common fields are there from the start', async () => {
  await load(fields)
  expect(asked).toEqual([])
})

test('a rare field, or a rare rule for a name or password, loads with its texts before the form is drawn', async () => {
  await load({ ...fields, birthday: ruleOf('date') })
  expect(asked).toEqual(words)
  asked = []
  vi.resetModules()
  await load({ ...fields, username: ruleOf('thai', { required: true }) })
  expect(asked).toEqual(words)
})

test('limits load with their texts where the law demands them', async () => {
  await load(fields, { currency: 'BRL', asked: [{ kind: 'time', period: 'day' }], raiseAfterHours: 24 })
  expect(asked).toEqual(['/_astro/words/en.1/auth-limits.json'])
})

test('without a network the form shows that, and can be loaded again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(load({ ...fields, birthday: ruleOf('date') })).rejects.toMatchObject({ fault: { kind: 'unreachable' } })
})
