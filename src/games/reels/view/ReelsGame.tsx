import { useMemo } from 'react'
import type { ReelRound, ReelSymbol } from '#games/reels/types.ts'
import { GameView } from '#games/slots/GameView.tsx'
import type { InfoProps } from '#games/slots/InfoDialog.tsx'
import { Reels } from '#games/slots/Reels.tsx'
import { formatMoney } from '#lib/money.ts'
import { Ahead } from './Ahead.tsx'
import { Backdrop } from './Backdrop.tsx'
import { FilledReels } from './FilledReels.tsx'
import { HeldCoins } from './HeldCoins.tsx'
import { InfoDialog } from './InfoDialog.tsx'
import type { ReelsGameProps } from './props.ts'
import { ReelPicture } from './ReelPicture.tsx'
import { resultText } from './result-text.ts'
import { Strip } from './Strip.tsx'
import { type ReelsScene, stripOf } from './scene.ts'
import { playerOf } from './show.ts'
import { stakeNote } from './stake-note.ts'
import css from './strip.module.css'
import { type ReelsTranslate, useReelsWords } from './words.ts'

/**
 * A game of the studio, with the texts of the surrounding `ReelsWords` and `SlotsWords`. It only shows rounds that the
 * studio drew and the platform settled.
 */
export function ReelsGame(props: ReelsGameProps) {
  const t = useReelsWords()
  const { facts, look } = props
  const player = useMemo(() => ({ ...playerOf(facts), timbre: look.timbre }), [facts, look])
  const parts = usePartsOf(props, t)
  return <GameView game={props} player={player} parts={parts} />
}

/** The parts of the screen that belong to this kind of game. */
function usePartsOf({ facts, look, art, mode, replay = false, currency, locale }: ReelsGameProps, t: ReelsTranslate) {
  return useMemo(() => {
    const strips = Array.from({ length: facts.reels }, (_, reel) => stripOf(facts, reel))
    const picture = (symbol: ReelSymbol) => <ReelPicture {...{ look, art, symbol }} />
    const format = (amount: bigint) => formatMoney(amount, currency, locale)
    return {
      id: facts.id,
      colours: look.colours,
      backdrop: (
        <>
          <Backdrop backdrop={look.backdrop} art={art} />
          <Ahead {...{ facts, look, art }} />
        </>
      ),
      reels: (scene: ReelsScene) => (
        <Reels
          scene={scene}
          free={scene.free !== undefined || scene.respins !== undefined}
          label={t('slots.reels')}
          strips={strips}
          picture={picture}
          badge={scene.multiplier > 1 && !scene.free && <b className={css.times}>{`×${scene.multiplier}`}</b>}
        >
          <FilledReels reels={scene.expanded} {...{ look, art }} />
          <HeldCoins coins={scene.coins} {...{ look, art, format }} />
        </Reels>
      ),
      counter: ({ free, respins, multiplier }: ReelsScene) => {
        if (free) return { text: t('slots.free.counter', free), multiplier }
        return respins === undefined ? undefined : { text: t('reels.respins', { count: respins }), multiplier: 1 }
      },
      strips: <Strip {...{ facts, locale, mode, replay }} />,
      stakeNote: (stake: bigint) => stakeNote(t, facts, stake, format),
      result: (round: ReelRound) => resultText(t, round, currency, locale),
      info: (shown: InfoProps) => <InfoDialog {...shown} {...{ facts, look, art }} />,
    }
  }, [facts, look, art, mode, replay, currency, locale, t])
}
