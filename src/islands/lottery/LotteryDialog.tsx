import { useCallback, useEffect, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { PrizeMode } from '#contract/lobby/lottery.ts'
import { GameTiles } from '#islands/GameTiles.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { environment } from '#stores/environment.ts'
import { suggestionsOf } from '#stores/game.ts'
import { type HallName, type LotteryGame, openLottery } from '#stores/lottery.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  hall: HallName
  prizeMode: PrizeMode
  game: LotteryGame
  language: SiteLanguage
  vendors: Readonly<Record<string, string>>
  onClose: () => void
}

/**
 * Opens a lottery. If it cannot be opened, shows why, and other games during maintenance. No `resource`: opening a game is
 * an act, which another login must not repeat.
 */
export function LotteryDialog({ hall, prizeMode, game, language, vendors, onClose }: Props) {
  const t = useWords<'lottery' | 'lobby' | 'errors'>()
  const [fault, setFault] = useState<CallFault>()
  const start = useCallback(() => {
    setFault(undefined)
    openLottery(hall, prizeMode, game, language).then(
      ({ nodeId }) => environment.navigate(localPath(language, `/seamless/?game=${nodeId}`)),
      (error: unknown) => setFault(faultOf(error)),
    )
  }, [hall, prizeMode, game, language])
  useEffect(start, [start])
  const code = fault?.kind === 'refused' ? fault.code : undefined
  const games = fault?.kind === 'refused' && code === 'game_maintenance' ? suggestionsOf(fault.value) : []
  return (
    <Dialog title={game.displayName} closeLabel={t('close')} onClose={onClose} className="dialog--list">
      {!fault && (
        <p className="game-wait" role="status">
          <span className="busy" aria-hidden="true" />
          {t('opening')}
        </p>
      )}
      {fault && code === 'game_maintenance' && <p>{t('resting')}</p>}
      {fault && code === 'real_account_required' && (
        <>
          <p>{t('trial')}</p>
          <a className="button button--main" href={localPath(language, '/register/')}>
            {t('trial.register')}
          </a>
        </>
      )}
      {fault && code !== 'game_maintenance' && code !== 'real_account_required' && (
        <Notice kind="error" action={{ text: t('retry'), onClick: start }}>
          {faultText(t, fault)}
        </Notice>
      )}
      {games.length > 0 && (
        <section className="section" aria-label={t('instead')}>
          <h3>{t('instead')}</h3>
          <GameTiles games={games} vendors={vendors} language={language} />
        </section>
      )}
    </Dialog>
  )
}
