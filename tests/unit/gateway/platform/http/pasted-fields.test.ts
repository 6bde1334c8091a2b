import type { Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { calls } from '#contract/registry.ts'
import { parseInput } from '#gateway/platform/http/request-input.ts'
import { isTidied } from '#lib/pasted-fields.ts'

/**
 * Texts that nobody types as a number, a code, a name or a key: passwords, free texts, and what programs make. A new field stands
 * here or in `lib/pasted-fields.ts`.
 */
const asWritten = [
  ...['confirmNewPassword', 'confirmPassword', 'newPassword', 'oldPassword', 'password'],
  ...['comment', 'content', 'questionType'],
  // The id of an offer that the site has from the gateway, or `none`.
  'bonus',
  ...['backUrl', 'cursor', 'domain', 'firebaseIdToken', 'lang', 'language', 'os', 'payload', 'registerUrl', 'to'],
  ...[
    'attestationObject',
    'authenticatorData',
    'captchaId',
    'challenge',
    'clientDataJSON',
    'credentialId',
    'signature',
  ],
  ...['pictures', 'proofs', 'transports', 'userHandle', 'verificationId'],
  // A seed means the same only as it was typed; a message, and names that the gateway gave.
  ...['clientSeed', 'text', 'place', 'authorKey', 'before', 'issue', 'play', 'choice'],
  // Of a push subscription, which the browser makes.
  ...['endpoint', 'p256dh', 'auth'],
  ...['bonus', 'currency', 'gameClassify', 'gameCode', 'merchant', 'merchantCode', 'vassalage', 'vendor'],
]
/** Ids come from answers of the gateway. */
const isId = (name: string) => name.endsWith('Id') && name !== 'recommenderId'

interface Shape {
  readonly type: string
  readonly schema: unknown
}

/** The names of the texts of a request, at every depth. */
function textsOf({ type, schema }: Shape, name = ''): string[] {
  if (type === 'string') return [name]
  if (type === 'byKind' && Array.isArray(schema)) return schema.flatMap((one: Shape) => textsOf(one))
  if (type === 'array') return textsOf(schema as Shape, name)
  if ((type !== 'object' && type !== 'type') || typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema as Record<string, Shape>).flatMap(([field, inner]) => textsOf(inner, field))
}

const all = calls as unknown as readonly CallDefinition[]
const texts = all.flatMap((call) => textsOf(call.request as unknown as Shape).map((name) => ({ call, name })))

test('every text of every request is normalised by its kind, or stays as written for a reason', () => {
  const names = [...new Set(texts.map(({ name }) => name))]
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name) => isTidied(name) === (asWritten.includes(name) || isId(name)))).toEqual([])
})

describe('the gateway sees what the person meant', () => {
  /** A struct that accepts any text, in place of the call's own. */
  const taken = (call: CallDefinition, name: string, text: string): unknown => {
    const loose = { ...call, request: { ...call.request, ...anything } as unknown as Struct }
    return (parseInput(loose, { [name]: text }) as Record<string, unknown>)[name]
  }
  const anything = {
    entries: () => [],
    validator: () => [],
    refiner: () => [],
    coercer: (value: unknown) => value,
  }

  const typed = [...new Map(texts.filter(({ name }) => isTidied(name)).map((one) => [one.name, one])).values()]
  test.each(typed)('$name', ({ call, name }) => {
    for (const mark of ['\u200E', '\uFEFF', '\u2060', '\u00AD'])
      expect(taken(call, name, `${mark}Ab12${mark} `), name).toBe('Ab12')
  })
  test('a text of which nothing is left counts as not filled in', () => {
    for (const { call, name } of typed) expect(taken(call, name, '\u200B\u3164'), name).toBe(' ')
  })
  test('objects with methods of their own are refused as before', () => {
    for (const call of all) {
      const odd = JSON.parse(
        '{"code":{"toString":"x"},"__proto__":{"name":"x"},"address":{"toJSON":1,"name":["\\u200e"]}}',
      )
      expect(() => parseInput(call, odd), call.name).toThrow(/./)
    }
  })
})
