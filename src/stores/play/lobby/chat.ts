import { getLaunchChat } from '#contract/play/lobby/get-launch-chat.ts'
import { getLiveModels } from '#contract/play/lobby/get-live-models.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

export interface ChatRoom {
  readonly url: string
  /**
   * Whether it is a page of this site. Such a frame needs the sandbox, or it could read everything that the site
   * stores.
   */
  readonly own: boolean
  /** Whether the content security policy allows the frame; otherwise the chat opens in a window. */
  readonly framed: boolean
}

/** Origin of the chat room that pages may frame, set when the site was built. */
const framedOrigin = import.meta.env.PUBLIC_CHAT_ORIGIN

/**
 * Fetches the address of the chat room.
 *
 * @param origin the page's own origin
 * @returns undefined if the address is not allowed
 * @throws CallError, `chat_not_configured` where there is no chat room
 */
export async function launchChat(language: string, origin: string): Promise<ChatRoom | undefined> {
  const { chatUrl } = await call(getLaunchChat, { language })
  const url = checkedUrl(chatUrl, origin)
  if (!url) return undefined
  const own = url.origin === origin
  return { url: url.href, own, framed: own || url.origin === framedOrigin }
}

/** Names of the hosts who are online. Throws `CallError`. */
export async function hostsOnline(language: string): Promise<readonly string[]> {
  const { list } = await call(getLiveModels, { language })
  return list.filter(({ online }) => online).map(({ name }) => name)
}

/** The chat room of the logged-in person. */
export const chatRoom = (language: string, origin: string) => resource(() => launchChat(language, origin))

/** The hosts who are online now. */
export const chatHosts = (language: string) => resource(() => hostsOnline(language))
