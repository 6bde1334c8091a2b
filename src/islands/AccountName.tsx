import { $session } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'

/**
 * Names the account of a form with a login password, which no field of it asks for: without it, password managers cannot tell whose
 * password they fill in or store. They look for `autocomplete="username"`; people and screen readers do not meet it.
 *
 * @param account if it is not that of the session
 */
export function AccountName({ account }: { account?: string | undefined }) {
  const own = useStore($session)?.account
  const name = account ?? own
  if (!name) return null
  return (
    <input
      className="unseen"
      type="text"
      autoComplete="username"
      value={name}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
