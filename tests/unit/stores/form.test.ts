import { expect, test } from 'vitest'
import { CallError, type CallFault } from '#api/errors.ts'
import { errorOf, form } from '#stores/form.ts'
import { fieldsOf } from '#stores/refused-fields.ts'
import { until } from '#tests/support/eventually.ts'

interface Values {
  readonly name: string
  readonly again: string
}

/** A form whose answers the test gives. */
function open() {
  const sent: { values: Values; answer(): void; fail(fault: CallFault): void }[] = []
  const store = form<Values, keyof Values, { least: number }>({
    values: { name: '', again: '' },
    together: { name: 'again' },
    sender: async () => ({
      check: ({ name }, { least }) => (name.length < least ? { name: { reason: 'length', min: least } } : {}),
      send(values) {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        sent.push({ values, answer: resolve, fail: (fault) => reject(new CallError('call', fault)) })
        return promise
      },
      refused: (fault) => fieldsOf(fault, ['name', 'again']),
    }),
  })
  const state = () => store.$form.get()
  return { ...store, sent, state }
}

const refusal = (fields: object): CallFault =>
  ({ kind: 'refused', code: 'field_invalid', value: { fields } }) as CallFault

test('a broken rule is reported, and nothing is sent', async () => {
  const { submit, take, sent, state } = open()
  take({ name: 'a' })
  expect(await submit({ least: 2 })).toBeUndefined()
  expect(sent).toEqual([])
  expect(state()).toMatchObject({ phase: 'open', errors: { name: { reason: 'length', min: 2 } }, fault: undefined })
})

test('an error stays until its field, or one that is checked with it, is changed', async () => {
  const { judge, take, state } = open()
  judge({ name: 'error.username_taken', again: { reason: 'mismatch' } })
  const { errors } = state()
  expect(errorOf(state(), 'name')).toBe('error.username_taken')
  take({ again: 'b' })
  expect(errorOf(state(), 'again')).toBeUndefined()
  expect(errorOf(state(), 'name')).toBe('error.username_taken')
  judge(errors)
  take({ name: 'b' })
  expect([errorOf(state(), 'name'), errorOf(state(), 'again')]).toEqual([undefined, undefined])
  // The verdict stays the same, so the focus does not move to its first field again while the person types.
  expect(state().errors).toBe(errors)
})

test('a form is sent once at a time, with the values of that moment', async () => {
  const { submit, take, sent, state } = open()
  take({ name: 'first' })
  const submitting = submit({ least: 0 })
  expect(state().phase).toBe('submitting')
  await submit({ least: 0 })
  take({ name: 'second' })
  expect(sent.map(({ values }) => values.name)).toEqual(['first'])
  sent[0]?.answer()
  expect(await submitting).toBeUndefined()
  expect(state().phase).toBe('sent')
})

test('the gateway’s errors about fields are shown there, all others at the form', async () => {
  const { submit, sent, state } = open()
  const first = submit({ least: 0 })
  const ofField = refusal({ name: { reason: 'taken' }, unknown: { reason: 'required' } })
  await until(() => sent.length === 1)
  sent[0]?.fail(ofField)
  expect(await first).toEqual(ofField)
  expect(state()).toMatchObject({ phase: 'open', errors: { name: { reason: 'taken' } }, fault: undefined })
  expect(state().errors).not.toHaveProperty('unknown')

  const second = submit({ least: 0 })
  expect(state()).toMatchObject({ phase: 'submitting', errors: {} })
  await until(() => sent.length === 2)
  sent[1]?.fail({ kind: 'timeout' })
  await second
  expect(state()).toMatchObject({ phase: 'open', errors: {}, fault: { kind: 'timeout' } })
})

test('a form is sent once its sender has loaded, and shows a failed load', async () => {
  let come: (found: boolean) => void = () => undefined
  const sent: string[] = []
  const { submit, take, $form } = form<{ readonly name: string }, 'name', undefined>({
    values: { name: '' },
    async sender() {
      if (!(await new Promise<boolean>((resolve) => (come = resolve))))
        throw new CallError('call', { kind: 'unreachable' })
      return { check: () => ({}), send: async ({ name }) => void sent.push(name), refused: () => ({}) }
    },
  })
  take({ name: 'joana' })
  const offline = submit(undefined)
  expect($form.get().phase).toBe('submitting')
  come(false)
  expect(await offline).toEqual({ kind: 'unreachable' })
  expect($form.get()).toMatchObject({ phase: 'open', fault: { kind: 'unreachable' }, values: { name: 'joana' } })
  const again = submit(undefined)
  come(true)
  expect(await again).toBeUndefined()
  expect(sent).toEqual(['joana'])
})
