import { useCallback, useEffect, useState } from 'react'
import type { ChatMessage } from './props.ts'
import type { TablePlay } from './use-table.ts'

/** Messages that the page keeps. */
const mostKept = 60

export interface Chat {
  /** Whether there is one for this player: play money has none. */
  readonly isOffered: boolean
  /** Whether an operator has ended it for the moment. */
  readonly isOff: boolean
  /** The oldest first, without those of muted players; undefined until they are loaded. */
  readonly messages: readonly ChatMessage[] | undefined
  readonly unread: number
  /** Writes to everybody. @returns why it was not sent; undefined if it was */
  readonly send: (text: string) => Promise<string | undefined>
  readonly mute: (authorKey: string) => void
  /** How many players are muted here, and hearing all of them again. */
  readonly muted: number
  readonly hearAll: () => void
}

/** What members write at the table. @param isShown whether the player reads it now */
export function useChat({ props, table, onChat }: TablePlay, isShown: boolean): Chat {
  const { chat, opened } = props
  const isOffered = opened.mode === 'real'
  const [messages, setMessages] = useState<readonly ChatMessage[]>()
  const [muted, setMuted] = useState<readonly string[]>([])
  const [unread, setUnread] = useState(0)

  const load = useCallback(async () => {
    const loaded = await chat.messages()
    if (!loaded) return
    setMessages(loaded.messages)
    setMuted(loaded.muted)
  }, [chat])
  useEffect(() => {
    if (isOffered) void load()
  }, [isOffered, load])

  const add = useCallback((message: ChatMessage) => {
    setMessages((before = []) =>
      before.some(({ chatId }) => chatId === message.chatId) ? before : [...before, message].slice(-mostKept),
    )
  }, [])
  useEffect(() => {
    if (!isOffered) return
    return onChat((message) => {
      if (muted.includes(message.authorKey)) return
      add(message)
      if (!isShown) setUnread((count) => count + 1)
    })
  }, [isOffered, onChat, add, muted, isShown])
  useEffect(() => {
    if (isShown) setUnread(0)
  }, [isShown])

  return {
    ...{ isOffered, unread, messages },
    isOff: !table.hasChat,
    muted: muted.length,
    async send(text) {
      const sent = await chat.send(text)
      if ('refusal' in sent) return sent.refusal
      add(sent.message)
      return undefined
    },
    mute(authorKey) {
      void chat.mute(authorKey, true).then((stored) => {
        if (!stored) return
        setMuted((before) => [...before, authorKey])
        setMessages((before) => before?.filter((message) => message.authorKey !== authorKey))
      })
    },
    hearAll() {
      void Promise.all(muted.map((authorKey) => chat.mute(authorKey, false))).then(load)
    },
  }
}
