import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { now } from '#lib/clock.ts'
import { formatMoney } from '#lib/money.ts'
import { Controls } from './Controls.tsx'
import { FreeRounds } from './FreeRounds.tsx'
import { GlyphColours } from './Glyph.tsx'
import { Head } from './Head.tsx'
import type { InfoProps } from './InfoDialog.tsx'
import { Messages } from './Messages.tsx'
import { Overlays } from './Overlays.tsx'
import type { GameProps } from './props.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import type { Shown } from './stage.ts'
import type { Colours } from './types.ts'
import { usePress } from './use-press.ts'
import { type Player, runningFree, type Stakes, useRound } from './use-round.ts'
import css from './view.module.css'
import { Wagering } from './Wagering.tsx'
import { useSlotsWords } from './words.ts'

/** The parts of a screen that differ between kinds of games. */
type Parts<Outcome, Scene> = {
  /** Name of the look, for style sheets and tests. */
  readonly id: string
  readonly colours: Colours
  readonly backdrop: ReactElement
  readonly reels: (scene: Scene) => ReactElement
  /** Shown instead of the name, such as the number of a free spin. */
  readonly counter: (scene: Scene) => { readonly text: string; readonly multiplier: number } | undefined
  /** Strips between reels and controls. */
  readonly strips?: ReactElement
  /** What a stake covers. */
  readonly stakeNote: (stake: bigint, format: InfoProps['format']) => string
  /** The result of a round in one sentence. */
  readonly result: (outcome: Outcome) => string
  readonly info: (props: InfoProps) => ReactElement
}

type Props<Outcome extends Stakes, Scene extends Shown> = {
  readonly game: GameProps<Outcome>
  readonly player: Player<Outcome, Scene>
  readonly parts: Parts<Outcome, Scene>
}

/** The screen of a slots game: head, reels, messages, controls and dialogs. It only shows rounds that a server drew and settled. */
export function GameView<Outcome extends Stakes, Scene extends Shown>({ game, player, parts }: Props<Outcome, Scene>) {
  const t = useSlotsWords()
  const { currency, locale, stakes, pending } = game
  const { colours, result } = parts
  const [stake, setStake] = useState(() => firstStake(game))
  const [audible, setAudible] = useState(game.sound ?? false)
  const [infoOpen, setInfoOpen] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const [startedAt] = useState(() => game.startedAt ?? now())
  const round = useRound(game, player, audible)
  const { scene, busy, net } = round
  const format = useCallback((amount: bigint) => formatMoney(amount, currency, locale), [currency, locale])
  const announcement = useMemo(() => {
    if (!round.last) return busy ? t('slots.spinning') : ''
    return `${result(round.last)}. ${t('slots.balance')}: ${format(round.balance)}`
  }, [round.last, round.balance, busy, t, result, format])
  const running = runningFree(round.free)
  const spent = !busy && !running && round.balance < (stakes[0] ?? 0n)
  const play = () => {
    setDismissed(true)
    if (!spent) round.play(stake)
  }
  const putAway = () => {
    setDismissed(true)
    game.onSeen?.()
  }
  const press = () => {
    if (!round.hurry()) play()
  }
  usePress(press, round.hurry)
  const applyColours = useCallback(
    (element: HTMLElement | null) => void (element && setColours(element, colours)),
    [colours],
  )
  const counter = parts.counter(scene)
  const info = { format, locale, stake, onClose: () => setInfoOpen(false) }
  return (
    <main ref={applyColours} className={css.game} data-theme-game={parts.id} data-free={counter ? '' : undefined}>
      <GlyphColours />
      {parts.backdrop}
      <Head
        audible={audible}
        title={game.title}
        counter={counter?.text}
        multiplier={counter?.multiplier ?? 1}
        onSound={() => setAudible(!audible)}
        onInfo={() => setInfoOpen(true)}
      />
      <div className={css.stage}>
        {parts.reels(scene)}
        <Overlays shown={scene.overlay} format={format} />
        <Messages
          round={round}
          mode={game.mode}
          spent={spent}
          interrupted={pending && !dismissed ? result(pending) : undefined}
          onWatch={() => {
            putAway()
            if (pending) round.watch(pending)
          }}
          onPutAway={putAway}
          onAgain={play}
          onDeposit={game.onDeposit}
          onFree={game.onFree}
        />
      </div>
      {(parts.strips || round.free || round.wagering !== undefined) && (
        <div className={css.strips}>
          {parts.strips}
          {round.free && <FreeRounds free={round.free} format={format} />}
          {round.wagering !== undefined && (
            <Wagering format={format} wagering={round.wagering} onLeave={game.onLeave} />
          )}
        </div>
      )}
      <Controls
        {...{ format, stakes, busy, spent }}
        stake={running?.stake ?? stake}
        stakeNote={parts.stakeNote(stake, format)}
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
          passCheck={game.passCheck}
          onLeave={game.onLeave}
          onClose={round.endCheck}
        />
      )}
      {infoOpen && parts.info(info)}
    </main>
  )
}

/** The requested stake if it is offered; else R$ 1.00 or the next higher one; else the highest. */
function firstStake({ initialStake, stakes }: Pick<GameProps<never>, 'initialStake' | 'stakes'>): bigint {
  if (initialStake !== undefined && stakes.includes(initialStake)) return initialStake
  return stakes.find((stake) => stake >= 100n) ?? stakes.at(-1) ?? 0n
}

/** Sets the colours of a game as custom properties of an element. */
function setColours({ style }: HTMLElement, colours: Colours): void {
  for (const [name, colour] of Object.entries(propertiesOf(colours))) style.setProperty(`--g-${name}`, colour)
}

function propertiesOf({ sky, glow, land, frame, jewel, reel, title }: Colours): Readonly<Record<string, string>> {
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
