import type { PostbackFault } from '#contract/agents/postbacks/postback.ts'

export interface PostbackMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The result of an attempt: the status of the answer, or why there is none. */
export type PostbackOutcome = { readonly status: number } | { readonly fault: PostbackFault }

/** Posts a message to a URL, once. It never fails. */
export type PostbackSender = (url: string, message: PostbackMessage) => Promise<PostbackOutcome>
