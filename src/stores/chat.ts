import { atom } from 'nanostores'
import { getLaunchChat } from '#contract/lobby/get-launch-chat.ts'
import { getLiveModels } from '#contract/lobby/get-live-models.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import { call } from './call.ts'
import { resource } from './resource.ts'

export interface ChatRoom {
  readonly url: string
  /** It is a page of this site: without the sandbox it could reach everything the site keeps. */
  readonly own: boolean
  /** Whether the pages' policy lets it be framed; elsewhere it opens in a window of its own. */
  readonly framed: boolean
}

/** Origin of the chat room that the pages may frame, as it was when they were built. */
const framedOrigin = import.meta.env.PUBLIC_CHAT_ORIGIN

/**
 * Asks where the chat room is.
 *
 * @param origin the page's own
 * @returns undefined where the gateway's address cannot be followed
 * @throws CallError, `chat_not_configured` where there is no chat room
 */
export async function launchChat(language: string, origin: string): Promise<ChatRoom | undefined> {
  const { chatUrl } = await call(getLaunchChat, { language })
  const url = checkedUrl(chatUrl, origin)
  if (!url) return undefined
  const own = url.origin === origin
  return { url: url.href, own, framed: own || url.origin === framedOrigin }
}

/** Hosts who are there now, by name. Throws `CallError`. */
export async function hostsOnline(language: string): Promise<readonly string[]> {
  const { list } = await call(getLiveModels, { language })
  return list.filter(({ online }) => online).map(({ name }) => name)
}

/** The chat room for who is logged in. */
export const chatRoom = (language: string, origin: string) =>
  resource(atom(language), (asked) => launchChat(asked, origin))

/** Who hosts its tables now. */
export const chatHosts = (language: string) => resource(atom(language), hostsOnline)
