import { useEffect, useMemo, useState } from 'react'
import { CallError } from '#api/errors.ts'
import type { Game } from '#contract/play/games/game.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAccess } from '#islands/use-access.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Translate } from '#lib/messages.ts'
import { playForFree } from '#stores/account/auth/auth.ts'
import { rememberedLogin } from '#stores/account/auth/remembered.ts'
import { $role } from '#stores/account/auth/session.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { gameLaunch, maintenanceOf, suggestionsOf } from '#stores/play/games/game.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { askMode } from './ask-mode.ts'
import { type DepositSheet, GameFrame } from './GameFrame.tsx'
import { GameWait } from './GameWait.tsx'
import { Maintenance } from './Maintenance.tsx'
import { RealAccountNeeded } from './RealAccountNeeded.tsx'

interface Props {
  nodeId: number
  language: SiteLanguage
  locale: string
  onClose: () => void
  Deposit: DepositSheet
}

/** Launches a game and shows it. If it cannot be played, shows why, and other games during maintenance. */
export function GameDialog({ nodeId, language, locale, onClose, Deposit }: Props) {
  const t = useWords<'games' | 'errors' | 'common'>()
  const role = useStore($role)
  const [{ $state, refresh, want }] = useState(() => gameLaunch(language, { nodeId }))
  const state = useStore($state)

  const visitorAnswer = useMaintenance(nodeId, language, role === 'visitor')
  const mustLogIn = visitorAnswer === 'login'
  const isEntering = useEntrance(nodeId, language, mustLogIn)

  const close = () => {
    void balanceChanged()
    onClose()
  }

  const pick = (id: number) => openPopup({ name: 'game', nodeId: id })

  if (role === 'visitor')
    return typeof visitorAnswer === 'string' ? (
      isEntering && (
        <Dialog title={t('launching')} closeLabel={t('close')} onClose={onClose} className="dialog--game" hideTitle>
          <GameWait nodeId={nodeId} step="launch" />
        </Dialog>
      )
    ) : (
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
        onPlay={(mode) => askMode(mode, (to) => want(nodeId, to), `game-${nodeId}`)}
        Deposit={Deposit}
      />
    )
  const fault = state.phase === 'failed' ? state.fault : undefined
  const refused = fault?.kind === 'refused' ? fault.code : undefined
  return (
    <Dialog title={titleOf(refused, t)} closeLabel={t('close')} onClose={onClose} className="dialog--game">
      {!fault && <GameWait nodeId={nodeId} step="launch" />}
      {fault?.kind === 'refused' && refused === 'game_maintenance' && (
        <Maintenance games={suggestionsOf(fault.value)} onPick={pick} />
      )}
      {(refused === 'real_account_required' || refused === 'trial_not_supported') && (
        <RealAccountNeeded trial={role === 'trial'} after={`game-${nodeId}`} />
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

/**
 * Lets a visitor into a game that can be played (product rule 8.9): with play money and without a form, if the operator offers it. Who
 * logged in in this tab before, or whose session has just ended, wants their own money: they log in and return to this game.
 *
 * @param isPlayable the game is not under maintenance
 * @returns whether a session with play money is being opened
 */
function useEntrance(nodeId: number, language: string, isPlayable: boolean): boolean {
  const role = useStore($role)
  const access = useAccess(language)
  const [isNew] = useState(() => role === 'visitor' && rememberedLogin() === undefined)
  const [isEntering, setEntering] = useState(false)
  const isReady = role === 'visitor' && isPlayable && access !== undefined
  useEffect(() => {
    if (!isReady) return
    const logIn = () => openPopup({ name: 'login', after: `game-${nodeId}` })
    if (!isNew || !access.freePlay) {
      logIn()
      return
    }
    setEntering(true)
    playForFree()
      // The login says why there is no play money now, or offers it again.
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        logIn()
      })
      .finally(() => setEntering(false))
  }, [isReady, isNew, access, nodeId])
  return isEntering
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
