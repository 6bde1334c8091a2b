import { atom, onMount, onStart, type ReadableAtom } from 'nanostores'
import { type CallFault, faultOf } from '#api/errors.ts'
import { $session, $token } from './account/auth/session.ts'

/** The state of an answer of the gateway. */
export type Resource<Value> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly value: Value }
  /** A new answer is being loaded; the previous one can be shown meanwhile. */
  | { readonly phase: 'refreshing'; readonly value: Value }
  | { readonly phase: 'failed'; readonly fault: CallFault }

export interface ResourceStore<Value> {
  readonly $state: ReadableAtom<Resource<Value>>
  /** Loads it again, for example after a failure. */
  refresh(): void
  /** Shows an answer that came another way. It is newer than any that is being loaded. */
  put(value: Value): void
}

interface Options {
  /** The answer is the same for everybody, also for visitors, so a change of session does not reload it. */
  readonly open?: boolean
}

/**
 * An answer of the gateway that belongs to a session. While the store has listeners, it is loaded again when the
 * request or the session changes. A slow earlier answer never replaces a later one, and nothing remains after the
 * session ends. A session that goes on with another token keeps what is shown until the new answer is there.
 *
 * @param $asked the request; every change loads again. Left out if there is only one request
 * @param load loads the answer. Throws `CallError`. It may change the request; its own result is ignored then.
 */
export function resource<Value>(load: () => Promise<Value>): ResourceStore<Value>
export function resource<Asked, Value>(
  $asked: ReadableAtom<Asked>,
  load: (asked: Asked) => Promise<Value>,
  options?: Options,
): ResourceStore<Value>
export function resource<Asked, Value>(
  first: ReadableAtom<Asked> | (() => Promise<Value>),
  second?: (asked: Asked) => Promise<Value>,
  { open = false }: Options = {},
): ResourceStore<Value> {
  const $asked = typeof first === 'function' ? atom() : first
  const load = (second ?? first) as (asked: unknown) => Promise<Value>
  const $state = atom<Resource<Value>>({ phase: 'waiting' })
  let latest = 0
  let token: string | undefined
  let owner: string | undefined

  function own(): void {
    token = $token.get()
    owner = $session.get()?.account
  }

  async function ask(): Promise<void> {
    const mine = ++latest
    const before = $state.value
    const kept = before && 'value' in before && (open || owner === $session.get()?.account) ? before : undefined
    own()
    $state.set(kept ? { phase: 'refreshing', value: kept.value } : { phase: 'waiting' })
    if (!token && !open) return
    const answer = await load($asked.get()).then(
      (value) => ({ phase: 'ready', value }) as const,
      (error: unknown) => ({ phase: 'failed', fault: faultOf(error) }) as const,
    )
    if (mine === latest) $state.set(answer)
  }

  const refresh = () => void ask()
  const put = (value: Value) => {
    latest++
    own()
    $state.set({ phase: 'ready', value })
  }
  // A store is kept for a second after its last listener has gone. What changes in that time is loaded if one comes back: the launch of
  // a game that nobody shows any more would open a session.
  let isBehind = false
  const follow = () => {
    if ($state.lc > 0) return refresh()
    isBehind = true
    latest++
    if (!open && owner !== $session.get()?.account) $state.set({ phase: 'waiting' })
  }
  onStart($state, () => {
    if (isBehind) refresh()
    isBehind = false
  })
  onMount($state, () => {
    refresh()
    const onSession = () => {
      if ($token.get() !== token) follow()
    }
    const stops = [$asked.listen(follow), $token.listen(onSession)]
    return () => {
      latest++
      isBehind = false
      for (const stop of stops) stop()
    }
  })
  return { $state, refresh, put }
}
