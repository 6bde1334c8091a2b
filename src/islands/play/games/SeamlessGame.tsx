import './seamless.css'
import { useEffect, useRef, useState } from 'react'
import { guarded } from '#islands/Guard.tsx'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useWords, Words } from '#islands/Words.tsx'
import { spotImage } from '#lib/art.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { isSitePath } from '#lib/site-path.ts'
import { $role } from '#stores/account/auth/session.ts'
import { environment } from '#stores/environment.ts'
import { gameLaunch, type Launched, suggestionsOf } from '#stores/play/games/game.ts'
import { useStore } from '#stores/use-store.ts'
import { askMode } from './ask-mode.ts'
import { GameStage } from './GameStage.tsx'
import { GameWait } from './GameWait.tsx'
import { Maintenance } from './Maintenance.tsx'
import { RealAccountNeeded } from './RealAccountNeeded.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
}

/** A game that fills its page. The address names the game, and the page that its close button leads to: `?game=<nodeId>&back=<path>`. */
export const SeamlessGame = guarded(function SeamlessGame({ messages, ...page }: Props) {
  return (
    <Words value={createTranslate<'games' | 'errors'>(messages, page.locale)}>
      <NamedGame {...page} />
    </Words>
  )
})

/** The game, or the reason why it cannot be played. */
function NamedGame({ language, locale }: Omit<Props, 'messages'>) {
  const t = useWords<'games' | 'errors'>()
  const role = useStore($role)
  const [nodeId, setNodeId] = useState<number>()
  const [{ $state, refresh, want }] = useState(() => gameLaunch(language))
  const state = useStore($state)
  useEffect(() => {
    const follow = () => setNodeId(nodeOf(environment.place().search))
    follow()
    return environment.onMove(follow)
  }, [])
  useEffect(() => want(nodeId), [want, nodeId])

  const launched = state.phase === 'ready' ? state.value : undefined
  const game = launched?.nodeId === nodeId ? launched : undefined
  if (game) {
    const onPlay = (mode: Launched['mode']) => askMode(mode, (to) => want(game.nodeId, to))
    return <Frame language={language} locale={locale} game={game} onPlay={onPlay} />
  }
  const fault = state.phase === 'failed' ? state.fault : undefined
  const code = fault?.kind === 'refused' ? fault.code : undefined
  if (nodeId === undefined)
    return (
      <div className="empty">
        <img {...spotImage('compass', 136)} alt="" />
        <h2>{t('seamless.none.title')}</h2>
        <p>{t('seamless.none.text')}</p>
        <a className="button button--main" href={localPath(language, '/rng/')}>
          {t('seamless.lobby')}
        </a>
      </div>
    )
  if (!fault) return <GameWait nodeId={nodeId} step="launch" />
  if (fault.kind === 'refused' && code === 'game_maintenance')
    return (
      <section className="seamless__rest">
        <h2>{t('maintenance.title')}</h2>
        <Maintenance games={suggestionsOf(fault.value)} onPick={(id) => environment.move(`?game=${id}`, 'push')} />
      </section>
    )
  if (code === 'real_account_required' || code === 'trial_not_supported')
    return (
      <section className="seamless__rest">
        <h2>{t('trial.title')}</h2>
        <RealAccountNeeded trial={role === 'trial'} />
      </section>
    )
  return <ProtectedFault {...{ fault, language, locale }} retry={{ text: t('retry'), onClick: refresh }} />
}

interface FrameProps {
  language: SiteLanguage
  locale: string
  game: Launched
  onPlay: (mode: Launched['mode']) => void
}

function Frame({ language, locale, game, onPlay }: FrameProps) {
  const t = useWords<'games' | 'errors' | 'common'>()
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLElement>(null)
  const back = backOf(environment.place().search)
  const title = useFrameMessages(frame, { game, language, locale, onPlay })
  return (
    <section ref={box} className="seamless" aria-label={title || t('frame.label')}>
      <GameStage
        {...{ game, title, box, frame, language, onPlay }}
        {...(back && { onClose: () => environment.navigate(back) })}
      />
    </section>
  )
}

function nodeOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('game') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Where the close button leads; undefined without a path of this site. */
function backOf(search: string): string | undefined {
  const path = new URLSearchParams(search).get('back') ?? ''
  return isSitePath(path) ? path : undefined
}
