import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getRegisterRules } from '#contract/system/get-register-rules.ts'
import { keptCall } from '#stores/kept-lists.ts'

type Rules = ResponseOf<typeof getRegisterRules>

/**
 * The registration rules of the gateway, or why they could not be had; `known` answers them to a form that is sent before
 * they are there, and nothing where they cannot be had.
 */
export function useRegisterRules() {
  const [rules, setRules] = useState<Rules>()
  const [fault, setFault] = useState<CallFault>()
  const asked = useRef<Promise<Rules | undefined>>(undefined)
  const load = useCallback(() => {
    setFault(undefined)
    const asking = keptCall(getRegisterRules, {})
    asking.then(setRules, (error: unknown) => setFault(faultOf(error)))
    asked.current = asking.catch(() => undefined)
    return asked.current
  }, [])
  useEffect(() => void load(), [load])
  const known = () => asked.current ?? load()
  return { rules, fault, retry: () => void load(), known }
}
