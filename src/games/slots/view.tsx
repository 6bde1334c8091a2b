import { useCallback, useMemo } from 'react'
import backdropCss from './backdrop.module.css'
import { resultText } from './celebration.ts'
import { GameView } from './GameView.tsx'
import { InfoDialog, type InfoProps } from './InfoDialog.tsx'
import { lineCount } from './paylines.ts'
import type { SlotsGameProps } from './props.ts'
import { Reels } from './Reels.tsx'
import { SymbolPicture } from './SymbolPicture.tsx'
import { firstScene, type Scene } from './scene.ts'
import { restReels, showRound, startReels } from './show.ts'
import type { Look, RoundOutcome, SymbolId } from './types.ts'
import type { Player } from './use-round.ts'
import { useSlotsWords } from './words.ts'

export type { SlotsGameProps, SpinResult, Translate } from './props.ts'

/** The slots game, with the texts of the surrounding `SlotsWords`. It only shows rounds that the server drew and settled. */
export function SlotsGame(props: SlotsGameProps) {
  const t = useSlotsWords()
  const { theme, currency, locale } = props
  const player = useMemo<Player<RoundOutcome, Scene>>(
    () => ({
      first: (pending) => firstScene(theme, pending),
      start: startReels,
      rest: restReels,
      show: (stage, outcome) => showRound(stage, theme, outcome),
    }),
    [theme],
  )
  const picture = useCallback((symbol: SymbolId) => <SymbolPicture theme={theme.id} symbol={symbol} />, [theme])
  const parts = useMemo(
    () => ({
      id: theme.id,
      colours: theme.look,
      backdrop: <Backdrop silhouettes={theme.look.silhouettes} />,
      reels: (scene: Scene) => (
        <Reels
          scene={scene}
          free={scene.free !== undefined}
          label={t('slots.reels')}
          strips={theme.strips}
          picture={picture}
        />
      ),
      counter: ({ free }: Scene) =>
        free && {
          text: t('slots.free.counter', { played: free.played, total: free.total }),
          multiplier: theme.freeSpins.multiplier,
        },
      stakeNote: (stake: bigint, format: (amount: bigint) => string) =>
        t('slots.stake.lines', { count: Number(lineCount), amount: format(stake / lineCount) }),
      result: (outcome: RoundOutcome) => resultText(t, outcome, currency, locale),
      info: (shown: InfoProps) => <InfoDialog {...shown} theme={theme} />,
    }),
    [theme, picture, t, currency, locale],
  )
  return <GameView game={props} player={player} parts={parts} />
}

/** The theme's background drawing; decoration only. */
function Backdrop({ silhouettes: [far, near] }: Pick<Look, 'silhouettes'>) {
  return (
    <div className={backdropCss.backdrop} aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice">
        <path d={far} data-layer="far" />
        <path d={near} data-layer="near" />
      </svg>
    </div>
  )
}
