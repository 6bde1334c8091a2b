import { useCallback, useMemo, useState } from 'react'
import { formatMoney } from '#lib/money.ts'
import { Backdrop } from './Backdrop.tsx'
import { Controls } from './Controls.tsx'
import { resultText } from './celebration.ts'
import { FreeRounds } from './FreeRounds.tsx'
import { GlyphColours } from './Glyph.tsx'
import { Head } from './Head.tsx'
import { InfoDialog } from './InfoDialog.tsx'
import { wear } from './look.ts'
import { Messages } from './Messages.tsx'
import { Overlays } from './Overlays.tsx'
import type { SlotsGameProps } from './props.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { Reels } from './Reels.tsx'
import { runningFree } from './running-free.ts'
import { SessionFacts } from './SessionFacts.tsx'
import { usePress } from './use-press.ts'
import { useRound } from './use-round.ts'
import css from './view.module.css'

export type { SlotsGameProps, SpinResult, Translate } from './props.ts'

/** The slots game. It only shows rounds that the server drew and settled. */
export function SlotsGame(props: SlotsGameProps) {
  const { t, theme, currency, locale, stakes, pending } = props
  const [stake, setStake] = useState(() => firstStake(props))
  const [audible, setAudible] = useState(props.sound ?? false)
  const [informed, setInformed] = useState(false)
  const [noticed, setNoticed] = useState(false)
  const [startedAt] = useState(() => props.startedAt ?? Date.now())
  const round = useRound(props, audible)
  const { scene, busy, net } = round
  const format = useCallback((amount: bigint) => formatMoney(amount, currency, locale), [currency, locale])
  const said = useMemo(
    () => (round.last ? resultText(t, round.last, currency, locale) : busy ? t('slots.spinning') : ''),
    [round.last, busy, t, currency, locale],
  )
  const running = runningFree(round.free)
  const spent = !busy && !running && round.balance < (stakes[0] ?? 0n)
  const play = () => {
    setNoticed(true)
    if (!spent) round.play(stake)
  }
  const press = () => {
    if (!round.hurry()) play()
  }
  usePress(press, round.hurry)
  const { free } = scene
  const dress = useCallback((game: HTMLElement | null) => void (game && wear(game, theme.look)), [theme])
  return (
    <main ref={dress} className={css.game} data-theme-game={theme.id} data-free={free ? '' : undefined}>
      <GlyphColours />
      <Backdrop silhouettes={theme.look.silhouettes} />
      <Head
        {...{ t, audible }}
        title={props.title}
        counter={free && t('slots.free.counter', { played: free.played, total: free.total })}
        multiplier={theme.freeSpins.multiplier}
        onSound={() => setAudible(!audible)}
        onInfo={() => setInformed(true)}
      />
      <div className={css.stage}>
        <Reels theme={theme} scene={scene} label={t('slots.reels')} />
        <Overlays shown={scene.overlay} t={t} format={format} />
        <Messages
          {...{ t, round }}
          mode={props.mode}
          spent={spent}
          cutOff={pending && !noticed ? resultText(t, pending, currency, locale) : undefined}
          onWatch={() => {
            setNoticed(true)
            if (pending) round.watch(pending)
          }}
          onPutAway={() => setNoticed(true)}
          onAgain={play}
          onDeposit={props.onDeposit}
          onFree={props.onFree}
        />
      </div>
      {round.free && <FreeRounds {...{ t, format }} free={round.free} />}
      <Controls
        {...{ t, format, stakes, busy, spent }}
        stake={running?.stake ?? stake}
        fixed={running !== undefined}
        balance={round.balance}
        bonus={round.bonus}
        win={scene.win}
        onStake={setStake}
        onSpin={press}
      >
        <SessionFacts
          t={t}
          startedAt={startedAt}
          net={format(net)}
          sign={net > 0n ? 'up' : net < 0n ? 'down' : 'even'}
        />
      </Controls>
      <p className={css.said} aria-live="polite">
        {said}
      </p>
      {round.check && (
        <RealityCheck
          {...{ t, format }}
          check={round.check}
          passCheck={props.passCheck}
          onLeave={props.onLeave}
          onClose={round.endCheck}
        />
      )}
      {informed && <InfoDialog {...{ t, format, locale, theme, stake }} onClose={() => setInformed(false)} />}
    </main>
  )
}

/** The requested stake if it is offered; else R$ 1.00 or the next higher one; else the highest. */
function firstStake({ initialStake, stakes }: SlotsGameProps): bigint {
  if (initialStake !== undefined && stakes.includes(initialStake)) return initialStake
  return stakes.find((stake) => stake >= 100n) ?? stakes.at(-1) ?? 0n
}
