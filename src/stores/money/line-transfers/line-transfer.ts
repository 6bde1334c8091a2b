import type { ResponseOf } from '#contract/define-call.ts'
import { createLineTransfer } from '#contract/money/line-transfers/create-line-transfer.ts'
import { getLineTransferOptions } from '#contract/money/line-transfers/get-line-transfer-options.ts'
import { getLineTransfers } from '#contract/money/line-transfers/get-line-transfers.ts'
import type { LineTransfer } from '#contract/money/line-transfers/line-transfer.ts'
import { asKey } from '#lib/pasted.ts'
import { $session, $token } from '#stores/account/auth/session.ts'
import { loadCurrentMember } from '#stores/account/members/current-member.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { $wallet, balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

export type TransferOptions = ResponseOf<typeof getLineTransferOptions>

/** The page of the list, in the address as `?cursor=…`. */
export const transferPage = addressFilter({ cursor: text('cursor') })

/** The receiver that a link to the screen names, such as the link of an agent's line. */
export const transferReceiver = addressFilter({ receiver: text('receiver') })

const pageSize = 10

/** The member's current options and receivers; undefined for a member without receivers. */
export const transferOptions = resource(async () => {
  const token = $token.get()
  // Every page knows this. The gateway would answer a request for the options as an unknown call.
  const { canTransfer } = token === undefined ? {} : await loadCurrentMember(token)
  return canTransfer ? await call(getLineTransferOptions, {}) : undefined
})

/** The page of transfers that the address names, newest first. */
export const transfers = resource(transferPage.$filter, (filter) =>
  pageOrFirst(transferPage, filter, () =>
    call(getLineTransfers, { pageSize, ...(filter.cursor && { cursor: filter.cursor }) }),
  ),
)

function refresh(): void {
  transferOptions.refresh()
  transfers.refresh()
}

/** Loads both again when the balance changes, because money may have been received. @returns a function that stops it */
export function followTransfers(): () => void {
  return $wallet.listen((wallet, before) => {
    if (before && wallet?.amount !== before.amount) refresh()
  })
}

interface Order {
  /** Account name. */
  readonly receiver: string
  /** Minor units. */
  readonly amount: bigint
  readonly withdrawPassword: string
}

/** Sends money along the agent line, once for each order. Throws `CallError`. */
export async function sendMoney({ withdrawPassword, ...order }: Order): Promise<LineTransfer | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const input = { ...order, currency: session.currency, withdrawPassword }
  const made = await sendOnce(
    'lineTransfer',
    session,
    `${asKey(order.receiver).toLowerCase()} ${order.amount}`,
    (key) => call(createLineTransfer, input, { key }),
  )
  refresh()
  await balanceChanged()
  return made
}
