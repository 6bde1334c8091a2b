import { useEffect, useMemo, useState } from 'react'
import type { Game } from '#contract/play/games/game.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Translate } from '#lib/messages.ts'
import { $role } from '#stores/account/auth/session.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { gameLaunch, maintenanceOf, suggestionsOf } from '#stores/play/games/game.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { GameFrame } from './GameFrame.tsx'
import { Maintenance } from './Maintenance.tsx'
import { RealAccountNeeded } from './RealAccountNeeded.tsx'

interface Props {
  nodeId: number
  language: SiteLanguage
  locale: string
  onClose: () => void
}

/** Launches a game and shows it. If it cannot be played, shows why, and other games during maintenance. */
export function GameDialog({ nodeId, language, locale, onClose }: Props) {
  const t = useWords<'games' | 'errors' | 'common'>()
  const role = useStore($role)
  const [{ $state, refresh, want }] = useState(() => gameLaunch(language, { nodeId }))
  const state = useStore($state)

  const visitorAnswer = useMaintenance(nodeId, language, role === 'visitor')
  const mustLogIn = visitorAnswer === 'login'
  useEffect(() => {
    // A visitor logs in first and returns to this game. Only the gateway knows whether the game has a trial mode.
    if (role === 'visitor' && mustLogIn) openPopup({ name: 'login', after: `game-${nodeId}` })
  }, [role, nodeId, mustLogIn])

  const close = () => {
    void balanceChanged()
    onClose()
  }

  const pick = (id: number) => openPopup({ name: 'game', nodeId: id })

  if (role === 'visitor')
    return typeof visitorAnswer === 'string' ? null : (
      <Dialog title={t('maintenance.title')} closeLabel={t('close')} onClose={onClose} className="dialog--game">
        <Maintenance games={visitorAnswer.instead} onPick={pick} />
      </Dialog>
    )
  if (state.phase === 'ready' && state.value)
    return (
      <GameFrame
        game={state.value}
        language={language}
        locale={locale}
        onClose={close}
        onPlay={(mode) => want(nodeId, mode)}
      />
    )
  const fault = state.phase === 'failed' ? state.fault : undefined
  const refused = fault?.kind === 'refused' ? fault.code : undefined
  return (
    <Dialog title={titleOf(refused, t)} closeLabel={t('close')} onClose={onClose} className="dialog--game">
      {!fault && (
        <p className="game-wait" role="status">
          <span className="busy" aria-hidden="true" />
          <span>{t('launching')}</span>
        </p>
      )}
      {fault?.kind === 'refused' && refused === 'game_maintenance' && (
        <Maintenance games={suggestionsOf(fault.value)} onPick={pick} />
      )}
      {(refused === 'real_account_required' || refused === 'trial_not_supported') && (
        <RealAccountNeeded
          trial={role === 'trial'}
          onRegister={() => openPopup({ name: 'register', after: `game-${nodeId}` })}
        />
      )}
      {fault && titleOf(refused, t) === t('failed.title') && (
        <ProtectedFault {...{ fault, language, locale }} retry={{ text: t('retry'), onClick: refresh }} />
      )}
    </Dialog>
  )
}

function titleOf(code: string | undefined, t: Translate<'games'>): string {
  if (code === undefined) return t('failed.title')
  if (code === 'game_maintenance') return t('maintenance.title')
  if (code === 'real_account_required' || code === 'trial_not_supported') return t('trial.title')
  return t('failed.title')
}

/** Answer to a visitor who opens a game: not known yet, a login is needed, or other games because of maintenance. */
type VisitorAnswer = 'waiting' | 'login' | { readonly instead: readonly Game[] }

/**
 * Checks whether a game is under maintenance, so that visitors learn it before they log in. The gateway is asked only
 * if the page has no tile that shows the game as playable.
 */
function useMaintenance(nodeId: number, language: string, isVisitor: boolean): VisitorAnswer {
  const { $state } = useMemo(() => {
    const tile = document.querySelector(`[data-game="${String(nodeId)}"]`)
    const isUnsure = isVisitor && (!tile || tile.matches('.tile--resting'))
    return maintenanceOf(isUnsure ? nodeId : undefined, language)
  }, [nodeId, language, isVisitor])
  const state = useStore($state)
  if (state.phase === 'waiting') return 'waiting'
  // If it failed, the launch after the login will show the error.
  return 'value' in state && state.value ? { instead: state.value } : 'login'
}
