import { array, type Infer, string, type } from 'superstruct'
import { faultOf, isFinal } from '#api/errors.ts'
import type { SessionState } from './account/auth/session.ts'
import { environment } from './environment.ts'
import { attemptKeys } from './storage-keys.ts'
import { readStored } from './stored.ts'

const AttemptStruct = type({ key: string(), what: string(), account: string() })
type Attempt = Infer<typeof AttemptStruct>

/** Orders of one kind that can wait for an answer at once. Of more, the oldest are forgotten. */
const mostWaiting = 20

/**
 * Sends something that must happen once, such as an order of money. Its idempotency key is stored before sending, and
 * stays until the order has succeeded or the gateway has refused it for good. After a lost answer, a mistyped password,
 * a session that ended, another order or a reload, the same order of the same account goes with the same key, so it
 * happens once (product rule 16.7).
 *
 * @param order kind of the order; its keys stay in the tab
 * @param what the order as text without secrets: the same text gets the same key
 * @throws what `send` throws
 */
export async function sendOnce<Answer>(
  order: keyof typeof attemptKeys,
  { account }: Pick<SessionState, 'account'>,
  what: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const storageKey = attemptKeys[order]
  const waiting = () => readStored(storageKey, array(AttemptStruct)) ?? []
  const store = (attempts: readonly Attempt[]) => {
    if (attempts.length === 0) environment.tab.remove(storageKey)
    else environment.tab.set(storageKey, JSON.stringify(attempts))
  }
  const isThis = (attempt: Attempt) => attempt.what === what && attempt.account === account
  const attempt = waiting().find(isThis) ?? { key: crypto.randomUUID(), what, account }
  const forget = () => store(waiting().filter(({ key }) => key !== attempt.key))
  store([...waiting().filter((other) => !isThis(other)), attempt].slice(-mostWaiting))
  try {
    const answer = await send(attempt.key)
    forget()
    return answer
  } catch (error) {
    if (isFinal(faultOf(error))) forget()
    throw error
  }
}
