import type { GatewayConfig } from '#gateway/config.ts'
import { httpsSender } from './https-sender.ts'
import type { PostbackSender } from './sender.ts'

/** Accepts everything and sends nothing. Names below `.invalid` are unknown, as the standard requires. */
const sandboxSender: PostbackSender = async (url) =>
  new URL(url).hostname.endsWith('.invalid') ? { fault: 'nameUnknown' } : { status: 200 }

/** The configured sender. */
export const configuredSender = ({ postbacks }: Pick<GatewayConfig, 'postbacks'>): PostbackSender =>
  postbacks === 'https' ? httpsSender() : sandboxSender
