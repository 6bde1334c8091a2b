import { useEffect, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { PrizeMode } from '#contract/play/lotteries/lottery.ts'
import { GameTiles } from '#islands/GameTiles.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { suggestionsOf } from '#stores/play/games/game.ts'
import { type HallName, type LotteryGame, lotteryLaunch } from '#stores/play/lotteries/lottery.ts'
import { useStore } from '#stores/use-store.ts'
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
 * Opens a lottery, unless the dialog is closed before. If it cannot be opened, shows why, and other games during
 * maintenance.
 */
export function LotteryDialog({ hall, prizeMode, game, language, vendors, onClose }: Props) {
  const t = useWords<'lotteries' | 'lobby' | 'errors'>()
  const [{ $state, refresh, follow }] = useState(() => lotteryLaunch(hall, prizeMode, game, language))
  useEffect(follow, [follow])
  const state = useStore($state)
  const fault = state.phase === 'failed' ? state.fault : undefined
  const code = fault?.kind === 'refused' ? fault.code : undefined
  const games = fault?.kind === 'refused' && code === 'game_maintenance' ? suggestionsOf(fault.value) : []
  return (
    <Dialog title={game.displayName} closeLabel={t('close')} onClose={onClose} className="dialog--list">
      {!fault && (
        <p className="game-wait" role="status">
          <span className="busy" aria-hidden="true" />
          <span>{t('opening')}</span>
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
        <Notice kind="error" action={{ text: t('retry'), onClick: refresh }}>
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
