import { useEffect, useState } from 'react'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { $role } from '#stores/account/auth/session.ts'
import { chatHosts, chatRoom } from '#stores/play/lobby/chat.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { ChatFrame } from './ChatFrame.tsx'
import sheet from './chat.css?url'

interface Props {
  language: SiteLanguage
  locale: string
  onClose: () => void
}

/** The operator's chat room, for logged-in people. */
export function ChatDialog({ language, locale, onClose }: Props) {
  const t = useWords<'lobby-chat' | 'errors' | 'common'>()
  const visitor = useStore($role) === 'visitor'
  const [room] = useState(() => chatRoom(language, location.origin))
  const state = useAnswer(room.$state)
  const hosts = useHosts(language)
  useEffect(() => {
    if (visitor) openPopup({ name: 'login', after: 'chat' })
  }, [visitor])
  if (visitor) return null
  const isNone =
    state.phase === 'failed' && state.fault.kind === 'refused' && state.fault.code === 'chat_not_configured'
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} className="dialog--chat" sheet={sheet}>
      {hosts.length > 0 && <p className="chat__hosts">{t('hosts', { names: names(hosts, locale) })}</p>}
      {isNone ? (
        <>
          <p>{t('none')}</p>
          <a className="button button--wide" href={localPath(language, '/support/')} data-support="">
            {t('support')}
          </a>
        </>
      ) : (
        <Resource
          state={state}
          words={resourceWords(t, t('loading'))}
          onRetry={room.refresh}
          skeleton={
            <p className="game-wait" role="status">
              <span className="busy" aria-hidden="true" />
              <span>{t('loading')}</span>
            </p>
          }
        >
          {(found) =>
            !found ? (
              <Notice kind="error">{t('invalid')}</Notice>
            ) : found.framed ? (
              <ChatFrame room={found} onRetry={room.refresh} />
            ) : (
              <>
                <p>{t('apart')}</p>
                <a
                  className="button button--main button--wide"
                  href={found.url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {t('open')}
                </a>
              </>
            )
          }
        </Resource>
      )}
    </Dialog>
  )
}

/** The hosts of the live tables; empty if they cannot be loaded. */
function useHosts(language: string): readonly string[] {
  const [{ $state }] = useState(() => chatHosts(language))
  const state = useAnswer($state)
  return 'value' in state ? state.value : []
}

const names = (hosts: readonly string[], locale: string) => new Intl.ListFormat(locale).format(hosts)
