import { atom, type ReadableAtom } from 'nanostores'
import { type CallFault, faultOf } from '#api/errors.ts'
import type { FieldFailure } from '#contract/envelope.ts'

/** What is wrong with a field: the rule that it breaks, or the key of the sentence that says it. */
export type FieldError = FieldFailure | string

export type FormErrors<Name extends string> = { readonly [Field in Name]?: FieldError }

export interface FormState<Values, Name extends string> {
  readonly values: Values
  /** The verdict on the form as it was sent last: which fields are wrong, or else why it was refused as a whole. */
  readonly errors: FormErrors<Name>
  readonly fault: CallFault | undefined
  /** Fields that were changed since that verdict: it is none on them any more. */
  readonly touched: readonly string[]
  readonly phase: 'open' | 'submitting' | 'sent'
}

interface FormOptions<Values, Name extends string, Context> {
  readonly values: Values
  /** What is wrong before anything is sent, by field; the gateway checks the same rules again. */
  readonly check: (values: Values, context: Context) => FormErrors<Name>
  /** Throws `CallError`. */
  readonly send: (values: Values, context: Context) => Promise<void>
  /** Which fields a refusal is about; none where it is about the form. */
  readonly refused: (fault: CallFault, context: Context) => FormErrors<Name>
  /** Fields that are judged together with another one: a change of that one takes back their verdict too. */
  readonly together?: Readonly<Partial<Record<string, Name>>>
}

export interface FormStore<Values, Name extends string, Context> {
  readonly $form: ReadableAtom<FormState<Values, Name>>
  /** What has been typed or chosen just now. */
  take(typed: Partial<Values>): void
  /** A verdict from elsewhere. */
  judge(errors: FormErrors<Name>, fault?: CallFault): void
  /** Checks and sends the form, one at a time. Answers why it was refused, after the verdict stands. */
  submit(context: Context): Promise<CallFault | undefined>
}

/**
 * What was typed into a form, what is wrong with it, and sending it.
 *
 * `Context` is what the form is judged by and sent with besides its values, such as the operator's rules; it is given when
 * the form is sent.
 */
export function form<Values extends object, Name extends string, Context>(
  options: FormOptions<Values, Name, Context>,
): FormStore<Values, Name, Context> {
  const { check, send, refused, together = {} } = options
  const none: FormErrors<Name> = {}
  const $form = atom<FormState<Values, Name>>({
    values: options.values,
    errors: none,
    fault: undefined,
    touched: [],
    phase: 'open',
  })
  const change = (part: Partial<FormState<Values, Name>>) => $form.set({ ...$form.get(), ...part })
  const judge = (errors: FormErrors<Name>, fault?: CallFault) => change({ errors, fault, touched: [] })
  return {
    $form,
    take(typed) {
      const { values, touched } = $form.get()
      const names = Object.keys(typed)
      change({
        values: { ...values, ...typed },
        touched: [...touched, ...names, ...names.flatMap((name) => together[name] ?? [])],
      })
    },
    judge,
    async submit(context) {
      const { values, phase } = $form.get()
      if (phase === 'submitting') return undefined
      const wrong = check(values, context)
      judge(wrong)
      if (Object.keys(wrong).length > 0) return undefined
      change({ phase: 'submitting' })
      try {
        await send(values, context)
        change({ phase: 'sent' })
        return undefined
      } catch (error) {
        const fault = faultOf(error)
        const errors = refused(fault, context)
        judge(errors, Object.keys(errors).length === 0 ? fault : undefined)
        change({ phase: 'open' })
        return fault
      }
    },
  }
}

/** What is wrong with a field, as long as it stands there as it was judged. */
export function errorOf<Name extends string>(
  { errors, touched }: Pick<FormState<unknown, Name>, 'errors' | 'touched'>,
  name: Name,
): FieldError | undefined {
  return touched.includes(name) ? undefined : errors[name]
}

/** What `field_invalid` and `invalid_request` say of the fields of a form. */
export function fieldsOf<Name extends string>(fault: CallFault, names: readonly Name[]): FormErrors<Name> {
  const none: FormErrors<Name> = {}
  if (fault.kind !== 'refused' || (fault.code !== 'field_invalid' && fault.code !== 'invalid_request')) return none
  const { value } = fault
  if (typeof value !== 'object' || value === null || !('fields' in value)) return none
  const failures = value.fields as Readonly<Record<string, FieldFailure>>
  const named = names.flatMap((name) => {
    const failure = failures[name]
    return failure ? [[name, failure]] : []
  })
  return Object.fromEntries(named) as FormErrors<Name>
}
