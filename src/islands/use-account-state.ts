import { useState } from 'react'
import { $session } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'

/**
 * State that belongs to the person who is logged in, such as the answer to their order: nobody else sees it who logs in on the same
 * screen, which stays for a new login.
 */
export function useAccountState<Value>(): readonly [Value | undefined, (value: Value | undefined) => void] {
  const account = useStore($session)?.account
  const [held, hold] = useState<{ readonly account: string | undefined; readonly value: Value | undefined }>()
  return [held?.account === account ? held?.value : undefined, (value) => hold({ account, value })]
}
