import type { CallFault } from '#api/errors.ts'
import type { FieldFailure } from '#contract/envelope.ts'
import type { FormErrors } from './form.ts'

/** The field errors of codes whose value names fields. */
export function fieldsOf<Name extends string>(fault: CallFault, names: readonly Name[]): FormErrors<Name> {
  const none: FormErrors<Name> = {}
  if (fault.kind !== 'refused' || !/^(field_invalid|invalid_request|limits_missing)$/.test(fault.code)) return none
  const { value } = fault
  if (typeof value !== 'object' || value === null || !('fields' in value)) return none
  const failures = value.fields as Readonly<Record<string, FieldFailure>>
  const named = names.flatMap((name) => {
    const failure = failures[name]
    return failure ? [[name, failure]] : []
  })
  return Object.fromEntries(named) as FormErrors<Name>
}
