import { atom } from 'nanostores'
import { getLinkPostback } from '#contract/agents/postbacks/get-link-postback.ts'
import { getPostbackDeliveries } from '#contract/agents/postbacks/get-postback-deliveries.ts'
import type { PostbackEvent } from '#contract/agents/postbacks/postback.ts'
import { renewPostbackSecret } from '#contract/agents/postbacks/renew-postback-secret.ts'
import { sendPostbackAgain } from '#contract/agents/postbacks/send-postback-again.ts'
import { sendTestPostback } from '#contract/agents/postbacks/send-test-postback.ts'
import { setLinkPostback } from '#contract/agents/postbacks/set-link-postback.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

const pageSize = 5

/**
 * The postback settings of a link and its postbacks, page by page. The page is not in the address, because many links
 * share one screen.
 */
export function postbackOf(linkId: string) {
  const $cursor = atom<string | undefined>(undefined)
  const settings = resource(() => call(getLinkPostback, { linkId }))
  const deliveries = resource($cursor, (cursor) =>
    call(getPostbackDeliveries, { linkId, pageSize, ...(cursor && { cursor }) }),
  )
  /** The newest page, loaded again. */
  const showNewest = () => ($cursor.get() === undefined ? deliveries.refresh() : $cursor.set(undefined))
  return {
    settings,
    deliveries,
    showNewest,
    showPage: (cursor?: string) => $cursor.set(cursor),
    /**
     * Sets the address for events; null removes it. Returns the secret, if it is the first address. Throws `CallError`.
     */
    async set(url: string | null, events: readonly PostbackEvent[]): Promise<string | null> {
      const { secret } = await call(setLinkPostback, { linkId, url, events: [...events] })
      settings.refresh()
      showNewest()
      return secret
    },
    /** Makes another secret for all links. Throws `CallError`. */
    async renew(): Promise<string> {
      const { secret } = await call(renewPostbackSecret, {})
      settings.refresh()
      return secret
    },
    /** Throws `CallError`. */
    async sendTest(): Promise<void> {
      await call(sendTestPostback, { linkId })
      showNewest()
    },
    /** Throws `CallError`. */
    async sendAgain(deliveryId: string): Promise<void> {
      await call(sendPostbackAgain, { deliveryId })
      deliveries.refresh()
    },
  }
}
export type LinkPostbackStore = ReturnType<typeof postbackOf>
