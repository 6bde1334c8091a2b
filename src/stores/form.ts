import { atom, type ReadableAtom } from 'nanostores'
import { type CallFault, faultOf } from '#api/errors.ts'
import type { FieldFailure } from '#contract/envelope.ts'
import type { PlainKeyOf } from '#lib/messages.ts'

/** The error of a field: the rule that it breaks, or the key of a sentence. */
export type FieldError = FieldFailure | PlainKeyOf<'auth' | 'errors'>

export type FormErrors<Name extends string> = { readonly [Field in Name]?: FieldError }

export interface FormState<Values, Name extends string> {
  readonly values: Values
  /** The result of the last check: which fields are wrong, or why the form was refused as a whole. */
  readonly errors: FormErrors<Name>
  readonly fault: CallFault | undefined
  /** Fields that were changed since that check; its errors no longer apply to them. */
  readonly touched: readonly string[]
  readonly phase: 'open' | 'submitting' | 'sent'
}

/** Checks and sends a form. */
export interface FormSender<Values, Name extends string, Context> {
  /** Errors before sending, by field; the gateway checks the same rules again. */
  readonly check: (values: Values, context: Context) => FormErrors<Name>
  /** Throws `CallError`. */
  readonly send: (values: Values, context: Context) => Promise<void>
  /** The fields that a refusal names; none if it concerns the whole form. */
  readonly refused: (fault: CallFault, context: Context) => FormErrors<Name>
}

interface FormOptions<Values, Name extends string, Context> {
  readonly values: Values
  /** Loads the code that checks and sends the form. The form is shown before. Throws `CallError`. */
  readonly sender: () => Promise<FormSender<Values, Name, Context>>
  /** Fields that are checked together: a change of the first also clears the error of the second. */
  readonly together?: Readonly<Partial<Record<string, Name>>>
}

export interface FormStore<Values, Name extends string, Context> {
  readonly $form: ReadableAtom<FormState<Values, Name>>
  /** Stores values that were typed or chosen. */
  take(typed: Partial<Values>): void
  /** Sets errors that were found elsewhere. */
  judge(errors: FormErrors<Name>, fault?: CallFault): void
  /** Checks and sends the form, once at a time. Returns why it was refused, after the errors are set. */
  submit(context: Context): Promise<CallFault | undefined>
}

/**
 * The values of a form, their errors, and its submission.
 *
 * `Context` is data besides the values that checking and sending need, such as the operator's rules. It is passed to
 * `submit`.
 */
export function form<Values extends object, Name extends string, Context>(
  options: FormOptions<Values, Name, Context>,
): FormStore<Values, Name, Context> {
  const { sender, together = {} } = options
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
      change({ phase: 'submitting' })
      let refused: FormSender<Values, Name, Context>['refused'] = () => none
      try {
        const { check, send, ...rest } = await sender()
        refused = rest.refused
        const wrong = check(values, context)
        judge(wrong)
        if (Object.keys(wrong).length > 0) {
          change({ phase: 'open' })
          return undefined
        }
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

/** The error of a field, unless the field was changed since. */
export function errorOf<Name extends string>(
  { errors, touched }: Pick<FormState<unknown, Name>, 'errors' | 'touched'>,
  name: Name,
): FieldError | undefined {
  return touched.includes(name) ? undefined : errors[name]
}
