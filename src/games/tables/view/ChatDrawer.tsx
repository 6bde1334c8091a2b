import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#games/slots/Dialog.tsx'
import css from './chat.module.css'
import type { Chat } from './use-chat.ts'
import { useTableWords } from './words.ts'

/** Most characters of a message; the gateway checks the same. */
const longest = 200

/** What members write at this table, and a field to write to them. */
export function ChatDrawer({ chat, onClose }: { readonly chat: Chat; readonly onClose: () => void }) {
  const t = useTableWords()
  const { messages, isOff, muted } = chat
  const list = useRef<HTMLOListElement>(null)
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const count = messages?.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message stays in view
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [count])
  const send = async () => {
    const written = text.trim()
    if (written === '' || busy) return
    setBusy(true)
    const refused = await chat.send(written)
    setBusy(false)
    setRefusal(refused)
    if (refused === undefined) setText('')
  }
  return (
    <Dialog label={t('live.chat')} closeLabel={t('instants.close')} onClose={onClose}>
      <p className={css.note}>{t('live.chat.rules')}</p>
      {!messages ? (
        <p role="status">{t('live.chat.loading')}</p>
      ) : messages.length === 0 ? (
        <p className={css.empty}>{t('live.chat.empty')}</p>
      ) : (
        <ol ref={list} className={css.list} aria-live="polite">
          {messages.map(({ chatId, author, authorKey, text: said }) => (
            <li key={chatId}>
              <p>
                <b>{`${author} `}</b>
                <span>{said}</span>
              </p>
              <button
                type="button"
                aria-label={t('live.chat.muteOne', { author })}
                onClick={() => chat.mute(authorKey)}
              >
                {t('live.chat.mute')}
              </button>
            </li>
          ))}
        </ol>
      )}
      {muted > 0 && (
        <button type="button" className={css.hear} onClick={chat.hearAll}>
          {t('live.chat.hearAll', { count: muted })}
        </button>
      )}
      {isOff ? (
        <p role="status">{t('live.chat.off')}</p>
      ) : (
        // No form: the frame of a game is sandboxed, and browsers block forms there.
        <div className={css.form}>
          <label>
            <span>{t('live.chat.write')}</span>
            <input
              value={text}
              maxLength={longest}
              autoComplete="off"
              aria-invalid={refusal !== undefined || undefined}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) void send()
              }}
            />
          </label>
          <button type="button" onClick={() => void send()} aria-disabled={busy || text.trim() === ''}>
            {t('live.chat.send')}
          </button>
          {refusal !== undefined && <p role="alert">{refusal}</p>}
        </div>
      )}
    </Dialog>
  )
}
