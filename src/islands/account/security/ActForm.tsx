import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { errorText } from '#islands/account/auth/field-text.ts'
import { useWords } from '#islands/Words.tsx'
import { fieldsOf } from '#stores/refused-fields.ts'
import { Notice } from '#ui/Notice.tsx'
import type { Parts } from '#ui/parts.ts'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import type { Fields, Wrong } from './use-fields.ts'

interface Props<Name extends string> {
  fields: Fields<Name>
  /** A fault that is found before sending. */
  check: () => Wrong<Name>
  /** Throws `CallError`. */
  send: () => Promise<unknown>
  /** The field that a refusal is about, with a sentence of its own if the usual one says too little. */
  about?: Readonly<Partial<Record<ErrorCode, Name | { readonly field: Name; readonly text: string }>>>
  submit: string
  /** Said when it is done; left out if something else comes in place of the form. */
  done?: string
  children: Parts
}

/** A form that changes the account: faults are shown at their fields, and the result below. */
export function ActForm<Name extends string>({ fields, check, send, about = {}, submit, done, children }: Props<Name>) {
  const t = useWords<'security' | 'auth' | 'errors'>()
  const form = useRef<HTMLFormElement>(null)
  const [phase, setPhase] = useState<'open' | 'busy' | 'done'>('open')
  const [fault, setFault] = useState<CallFault>()
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  const refuse = (wrong: Wrong<Name>) => {
    fields.setWrong(wrong)
    setRefusals((count) => count + 1)
  }
  const submitted = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (phase === 'busy') return
    setFault(undefined)
    setPhase('open')
    const wrong = check()
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setPhase('busy')
    try {
      await send()
      fields.clear()
      setPhase('done')
    } catch (error) {
      const failed = faultOf(error)
      setPhase('open')
      const named = wrongOf(failed)
      if (Object.keys(named).length > 0) refuse(named)
      else setFault(failed)
    }
  }
  const wrongOf = (failed: CallFault): Wrong<Name> => {
    const named = failed.kind === 'refused' ? about[failed.code as ErrorCode] : undefined
    if (typeof named === 'object') return { [named.field]: named.text } as Wrong<Name>
    if (named !== undefined) return { [named]: faultText(t, failed) } as Wrong<Name>
    const found = Object.entries(fieldsOf(failed, fields.names)) as [Name, Parameters<typeof errorText>[0]][]
    return Object.fromEntries(found.map(([field, error]) => [field, errorText(error, t)])) as Wrong<Name>
  }
  return (
    <form ref={form} className="form security__form" onSubmit={(event) => void submitted(event)} noValidate>
      {children}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {phase === 'done' && done && <Notice kind="success">{done}</Notice>}
      <SubmitButton busy={phase === 'busy'} busyLabel={t('busy')}>
        {submit}
      </SubmitButton>
    </form>
  )
}
