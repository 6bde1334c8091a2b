import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { getIcon } from '#contract/platform/uploads/get-icon.ts'
import { $session, $token } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'

/** Address of the account's picture; undefined if there is none or it cannot be shown. */
export const $icon = atom<string | undefined>(undefined)

/** Number of unread platform messages; 0 for trial users (product rule 12.8). */
export const $unread = atom(0)

/** Whether unread messages have been counted. Until then 0 does not say that all are read. */
export const $isUnreadKnown = atom(false)

/** Number of rewards that can be claimed now (product rule 23.10). */
export const $claimable = atom(0)

/** Number of promotions that can be joined, applied for or claimed now (product rule 23.11). */
export const $available = atom(0)

/** Number of all that can be claimed at once (product rule 12.21). */
export const $toClaim = atom(0)

/** The counts beside menu entries. */
export const counts = { unread: $unread, claimable: $claimable, available: $available, toClaim: $toClaim } as const
type Counted = keyof typeof counts

/** How often each count was set by something newer than a reading. */
const changes: Record<Counted, number> = { unread: 0, claimable: 0, available: 0, toClaim: 0 }

/** Stores a number from an event or from an act of the member. It replaces the result of a request that is still running. */
export function takeCount(name: Counted, count: number): void {
  changes[name]++
  if (name === 'unread') $isUnreadKnown.set(true)
  counts[name].set(count)
}

/** Loads picture and counts; if one fails, the header does without it. */
export async function loadProfile(): Promise<void> {
  const session = $session.get()
  if (!session || session.role === 'trial') return
  const changesBefore = { ...changes }
  const [picture, messages] = await Promise.allSettled([call(getIcon, {}), call(getUnreadCount, {})])
  for (const { reason } of [picture, messages].filter((result) => result.status === 'rejected'))
    if (!(reason instanceof CallError)) throw reason
  if ($token.get() !== session.token) return
  if (picture.status === 'fulfilled') $icon.set(pictureAddress(picture.value.icon))
  if (messages.status !== 'fulfilled') return
  const { unread, claimable = 0, available = 0, toClaim = 0 } = messages.value
  const read = { unread, claimable, available, toClaim }
  for (const name of Object.keys(counts) as Counted[])
    if (changes[name] === changesBefore[name]) counts[name].set(read[name])
  $isUnreadKnown.set(true)
}

/** A picture of this origin or a `data:` picture; the content security policy refuses any other. */
function pictureAddress(icon: string | null): string | undefined {
  return icon !== null && (/^\/(?!\/)/.test(icon) || /^data:image\/(png|jpeg|webp);base64,/.test(icon))
    ? icon
    : undefined
}

$token.listen(() => {
  $icon.set(undefined)
  for (const count of Object.values(counts)) count.set(0)
  $isUnreadKnown.set(false)
})
