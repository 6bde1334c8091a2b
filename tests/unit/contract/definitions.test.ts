import { expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { commonErrors, type ErrorCode, idempotencyErrors, sealedErrors } from '#contract/errors.ts'
import { calls, files } from '#contract/registry.ts'
import { takesBody } from '#tests/support/call-classes.ts'

// What the dispatcher relies on in the definition of each call.

const all = [...calls, ...files] as readonly unknown[] as readonly CallDefinition[]
const namesOf = (some: readonly CallDefinition[]) => some.map(({ name }) => name)

/** Refusals of callers that follow from `auth`. */
const errorsOfCallers: readonly ErrorCode[] = ['session_required', 'session_expired']

test('no call declares an error that the dispatcher answers with by itself, and none twice', () => {
  const own = all.map(({ name, errors }) => ({
    name,
    twice: errors.filter((code, place) => errors.indexOf(code) !== place),
    common: errors.filter((code) =>
      [...commonErrors, ...sealedErrors, ...idempotencyErrors, ...errorsOfCallers].some((one) => one === code),
    ),
  }))
  expect(own.filter(({ twice, common }) => twice.length + common.length > 0)).toEqual([])
})

test('a body that is sealed or a form is a body of JSON otherwise, and no file', () => {
  const special = all.filter(({ sealed, form }) => sealed || form)
  expect(namesOf(special.filter((call) => !takesBody(call) || call.upload || (call.sealed && call.form)))).toEqual([])
})

test('a call with a key changes something of an account', () => {
  const orders = all.filter(({ idempotent }) => idempotent)
  expect(namesOf(orders.filter((call) => !takesBody(call) || call.auth === 'none'))).toEqual([])
})

test('files come from members and go to members', () => {
  const withFile = all.filter(({ upload, file }) => upload || file)
  expect(namesOf(withFile.filter(({ auth }) => auth !== 'member' && auth !== 'agent'))).toEqual([])
  expect(namesOf(all.filter((call) => call.upload && !takesBody(call)))).toEqual([])
  expect(namesOf(all.filter((call) => call.file && call.method !== 'GET'))).toEqual([])
})
