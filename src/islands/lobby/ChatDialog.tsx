import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { createTranslate, type Messages } from '#i18n/messages.ts'
import { faultText } from '#islands/fault-text.ts'
import { localPath } from '#islands/local-path.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { hostsOnline } from '#stores/chat.ts'
import { openPopup } from '#stores/popup.ts'
import { $role } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import sheet from '#styles/chat.css?url'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ChatFrame } from './ChatFrame.tsx'
import { useChat } from './use-chat.ts'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
  onClose: () => void
}

/** The operator's chat room, for who is logged in. */
export function ChatDialog({ language, locale, messages, onClose }: Props) {
  const t = createTranslate(messages, locale)
  const role = useStore($role)
  const visitor = role === 'visitor'
  const { state, load } = useChat(language, !visitor)
  const hosts = useHosts(language)
  useEffect(() => {
    if (visitor) openPopup({ name: 'login', after: 'chat' })
  }, [visitor])
  if (visitor) return null
  const again = { text: t('retry'), onClick: load }
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} className="dialog--chat" sheet={sheet}>
      {hosts.length > 0 && <p className="chat__hosts">{t('hosts', { names: names(hosts, locale) })}</p>}
      {state.phase === 'loading' && (
        <p className="game-wait" role="status">
          <span className="busy" aria-hidden="true" />
          {t('loading')}
        </p>
      )}
      {state.phase === 'none' && (
        <>
          <p>{t('none')}</p>
          <a className="button button--wide" href={localPath(language, '/support/')} data-support="">
            {t('support')}
          </a>
        </>
      )}
      {state.phase === 'invalid' && <Notice kind="error">{t('invalid')}</Notice>}
      {state.phase === 'failed' && (
        <Notice kind="error" action={again}>
          {faultText(t, state.fault)}
        </Notice>
      )}
      {state.phase === 'ready' &&
        (state.room.framed ? (
          <ChatFrame t={t} room={state.room} onRetry={load} />
        ) : (
          <>
            <p>{t('apart')}</p>
            <a
              className="button button--main button--wide"
              href={state.room.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('open')}
            </a>
          </>
        ))}
    </Dialog>
  )
}

/** Who hosts the tables now; the chat does without it where that cannot be had. */
function useHosts(language: string): readonly string[] {
  const [hosts, setHosts] = useState<readonly string[]>([])
  useEffect(() => {
    hostsOnline(language).then(setHosts, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setHosts([])
    })
  }, [language])
  return hosts
}

const names = (hosts: readonly string[], locale: string) => new Intl.ListFormat(locale).format(hosts)
