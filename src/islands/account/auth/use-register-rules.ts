import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { useWords } from '#islands/Words.tsx'
import type { Translate } from '#lib/messages.ts'
import { cachedCall } from '#stores/play/lobby/cached-calls.ts'
import { errorWords } from './error-words.ts'

export type RegisterRules = ResponseOf<typeof getRegisterRules>

const nothing = () => Promise.resolve()

/**
 * The registration rules of the gateway, or why they could not be loaded. `whenLoaded` resolves to them, for a form
 * that is sent while they are loading; it resolves to undefined if they cannot be loaded.
 *
 * @param loadParts loads the code that the form needs for these rules, before the form gets them. Throws `CallError`
 */
export function useRegisterRules(
  loadParts: (rules: RegisterRules, t: Translate<'auth' | 'errors'>) => Promise<void> = nothing,
) {
  const t = useWords<'auth' | 'errors'>()
  const [rules, setRules] = useState<RegisterRules>()
  const [fault, setFault] = useState<CallFault>()
  const request = useRef<Promise<RegisterRules | undefined>>(undefined)
  const load = useCallback(() => {
    setFault(undefined)
    const answer = cachedCall(getRegisterRules, {}).then(async (rules) => {
      await loadParts(rules, t)
      return rules
    })
    answer.then(setRules, async (error: unknown) => {
      const failed = faultOf(error)
      await errorWords(t)
      setFault(failed)
    })
    request.current = answer.catch(() => undefined)
    return request.current
  }, [loadParts, t])
  useEffect(() => void load(), [load])
  const whenLoaded = () => request.current ?? load()
  return { rules, fault, retry: () => void load(), whenLoaded }
}
