import { useCallback, useMemo, useState } from 'react'
import { now } from '#lib/clock.ts'
import { formatMoney } from '#lib/money.ts'
import backdropCss from './backdrop.module.css'
import { Controls } from './Controls.tsx'
import { resultText } from './celebration.ts'
import { FreeRounds } from './FreeRounds.tsx'
import { GlyphColours } from './Glyph.tsx'
import { Head } from './Head.tsx'
import { InfoDialog } from './InfoDialog.tsx'
import { Messages } from './Messages.tsx'
import { Overlays } from './Overlays.tsx'
import type { SlotsGameProps } from './props.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { Reels } from './Reels.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import type { Look } from './types.ts'
import { usePress } from './use-press.ts'
import { runningFree, useRound } from './use-round.ts'
import css from './view.module.css'
import { Wagering } from './Wagering.tsx'
import { useSlotsWords } from './words.ts'

export type { SlotsGameProps, SpinResult, Translate } from './props.ts'

/** The slots game, with the texts of the surrounding `SlotsWords`. It only shows rounds that the server drew and settled. */
export function SlotsGame(props: SlotsGameProps) {
  const t = useSlotsWords()
  const { theme, currency, locale, stakes, pending } = props
  const [stake, setStake] = useState(() => firstStake(props))
  const [audible, setAudible] = useState(props.sound ?? false)
  const [infoOpen, setInfoOpen] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const [startedAt] = useState(() => props.startedAt ?? now())
  const round = useRound(props, audible)
  const { scene, busy, net } = round
  const format = useCallback((amount: bigint) => formatMoney(amount, currency, locale), [currency, locale])
  const announcement = useMemo(
    () => (round.last ? resultText(t, round.last, currency, locale) : busy ? t('slots.spinning') : ''),
    [round.last, busy, t, currency, locale],
  )
  const running = runningFree(round.free)
  const spent = !busy && !running && round.balance < (stakes[0] ?? 0n)
  const play = () => {
    setDismissed(true)
    if (!spent) round.play(stake)
  }
  const press = () => {
    if (!round.hurry()) play()
  }
  usePress(press, round.hurry)
  const { free } = scene
  const applyTheme = useCallback((game: HTMLElement | null) => void (game && applyLook(game, theme.look)), [theme])
  return (
    <main ref={applyTheme} className={css.game} data-theme-game={theme.id} data-free={free ? '' : undefined}>
      <GlyphColours />
      <Backdrop silhouettes={theme.look.silhouettes} />
      <Head
        audible={audible}
        title={props.title}
        counter={free && t('slots.free.counter', { played: free.played, total: free.total })}
        multiplier={theme.freeSpins.multiplier}
        onSound={() => setAudible(!audible)}
        onInfo={() => setInfoOpen(true)}
      />
      <div className={css.stage}>
        <Reels theme={theme} scene={scene} label={t('slots.reels')} />
        <Overlays shown={scene.overlay} format={format} />
        <Messages
          round={round}
          mode={props.mode}
          spent={spent}
          interrupted={pending && !dismissed ? resultText(t, pending, currency, locale) : undefined}
          onWatch={() => {
            setDismissed(true)
            if (pending) round.watch(pending)
          }}
          onPutAway={() => setDismissed(true)}
          onAgain={play}
          onDeposit={props.onDeposit}
          onFree={props.onFree}
        />
      </div>
      {(round.free || round.wagering !== undefined) && (
        <div className={css.strips}>
          {round.free && <FreeRounds free={round.free} format={format} />}
          {round.wagering !== undefined && (
            <Wagering format={format} wagering={round.wagering} onLeave={props.onLeave} />
          )}
        </div>
      )}
      <Controls
        {...{ format, stakes, busy, spent }}
        stake={running?.stake ?? stake}
        fixed={running !== undefined}
        balance={round.balance}
        bonus={round.bonus}
        win={scene.win}
        onStake={setStake}
        onSpin={press}
      >
        <SessionFacts startedAt={startedAt} net={format(net)} sign={net > 0n ? 'up' : net < 0n ? 'down' : 'even'} />
      </Controls>
      <p className={css.said} aria-live="polite">
        {announcement}
      </p>
      {round.check && (
        <RealityCheck
          format={format}
          check={round.check}
          passCheck={props.passCheck}
          onLeave={props.onLeave}
          onClose={round.endCheck}
        />
      )}
      {infoOpen && <InfoDialog {...{ format, locale, theme, stake }} onClose={() => setInfoOpen(false)} />}
    </main>
  )
}

/** The requested stake if it is offered; else R$ 1.00 or the next higher one; else the highest. */
function firstStake({ initialStake, stakes }: SlotsGameProps): bigint {
  if (initialStake !== undefined && stakes.includes(initialStake)) return initialStake
  return stakes.find((stake) => stake >= 100n) ?? stakes.at(-1) ?? 0n
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

/** Sets the colours of a theme as custom properties of an element. */
function applyLook({ style }: HTMLElement, look: Look): void {
  for (const [name, colour] of Object.entries(coloursOf(look))) style.setProperty(`--g-${name}`, colour)
}

function coloursOf({ sky, glow, land, frame, jewel, reel, title }: Look): Readonly<Record<string, string>> {
  return {
    sky: sky[0],
    mid: sky[1],
    deep: sky[2],
    glow,
    far: land[0],
    near: land[1],
    'frame-1': frame[0],
    'frame-2': frame[1],
    'frame-3': frame[2],
    'jewel-1': jewel[0],
    'jewel-2': jewel[1],
    'jewel-3': jewel[2],
    'reel-1': reel[0],
    'reel-2': reel[1],
    'title-1': title[0],
    'title-2': title[1],
    'title-edge': title[2],
  }
}
