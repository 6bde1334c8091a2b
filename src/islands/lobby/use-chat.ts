import { useCallback, useEffect, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { type ChatRoom, launchChat } from '#stores/chat.ts'

export type ChatState =
  | { readonly phase: 'loading' | 'none' | 'invalid' }
  | { readonly phase: 'ready'; readonly room: ChatRoom }
  | { readonly phase: 'failed'; readonly fault: CallFault }

/** The chat room, asked for as soon as somebody may enter it. */
export function useChat(language: string, mayEnter: boolean) {
  const [state, setState] = useState<ChatState>({ phase: 'loading' })
  const load = useCallback(() => {
    setState({ phase: 'loading' })
    launchChat(language, location.origin).then(
      (room) => setState(room ? { phase: 'ready', room } : { phase: 'invalid' }),
      (error: unknown) => {
        const fault = faultOf(error)
        const none = fault.kind === 'refused' && fault.code === 'chat_not_configured'
        setState(none ? { phase: 'none' } : { phase: 'failed', fault })
      },
    )
  }, [language])
  useEffect(() => {
    if (mayEnter) load()
  }, [mayEnter, load])
  return { state, load }
}
