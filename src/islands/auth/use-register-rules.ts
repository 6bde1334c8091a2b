import { useCallback, useEffect, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getRegisterRules } from '#contract/system/get-register-rules.ts'
import { keptCall } from '#stores/kept-lists.ts'

type Rules = ResponseOf<typeof getRegisterRules>

/** The registration rules of the gateway, or why they could not be had. */
export function useRegisterRules() {
  const [rules, setRules] = useState<Rules>()
  const [fault, setFault] = useState<CallFault>()
  const load = useCallback(() => {
    setFault(undefined)
    keptCall(getRegisterRules, {}).then(setRules, (error: unknown) => setFault(faultOf(error)))
  }, [])
  useEffect(load, [load])
  return { rules, fault, retry: load }
}
