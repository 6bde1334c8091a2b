import { type ReactElement, type ReactNode, useState } from 'react'
import { Felt } from '#games/kit/Felt.tsx'
import { Head } from '#games/slots/Head.tsx'
import { Messages } from '#games/slots/Messages.tsx'
import { RealityCheck } from '#games/slots/RealityCheck.tsx'
import slots from '#games/slots/view.module.css'
import { Wagering } from '#games/slots/Wagering.tsx'
import type { Translate } from '#lib/messages.ts'
import { coloursOf } from './colours.ts'
import { InfoDialog } from './InfoDialog.tsx'
import type { ShownRound } from './props.ts'
import type { InstantPlay } from './use-instant.ts'
import css from './view.module.css'
import { useInstantWords } from './words.ts'

interface Props {
  readonly play: InstantPlay
  /** The table: what was bet, what came. */
  readonly children: ReactNode
  /** What is chosen before a bet, above the bar. */
  readonly panel?: ReactElement | undefined
  /** A class that gives the panel another height, `--panel-size`. */
  readonly panelClass?: string | undefined
  /** The bar with stake and button: `StakeBar`, or chips. */
  readonly bar: ReactElement
  /** The result of a round in one sentence, without its win. Not asked of a void round, in which nothing came. */
  readonly said: (round: ShownRound) => string
  /** The rules, as paragraphs. */
  readonly rules: readonly string[]
  /** What the game calls its kinds of bets; see `facts` of the game. */
  readonly betName: (bet: string) => string
  /** What a stake can be at the very least here; the wallet is empty below that. */
  readonly least?: bigint
}

/** The screen of an instant game: head, table, what can be chosen, bar, messages and dialogs. The rounds come from the gateway. */
export function InstantView({ play, children, panel, panelClass = '', bar, said, rules, betName, least }: Props) {
  const t = useInstantWords()
  const { props, phase, last, trouble, reconnecting, format, check } = play
  const [infoOpen, setInfoOpen] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const spent = phase === 'idle' && play.balance < (least ?? props.least)
  const interrupted = props.interrupted && !dismissed && !last ? props.interrupted : undefined
  return (
    <main
      className={`${slots.game} ${css.game}`}
      style={coloursOf(props.look)}
      data-instant={props.game}
      data-phase={phase}
    >
      <Head
        audible={play.audible}
        title={props.title}
        counter={undefined}
        multiplier={1}
        onSound={play.toggleSound}
        onInfo={() => setInfoOpen(true)}
      />
      <div className={css.stage}>
        <Felt scene={props.look}>{children}</Felt>
        <Messages
          round={{ busy: phase !== 'idle', trouble, reconnecting, dismiss: play.dismiss }}
          mode={props.mode}
          spent={spent}
          interrupted={interrupted && sentence(t, interrupted, said, format)}
          onPutAway={() => setDismissed(true)}
          onAgain={play.again}
          onDeposit={props.onDeposit}
          onFree={props.onFree}
        />
      </div>
      {(panel || play.wagering !== undefined) && (
        <div className={css.panel}>
          {panel && <div className={`${css.chosen} ${panelClass}`}>{panel}</div>}
          {play.wagering !== undefined && <Wagering format={format} wagering={play.wagering} onLeave={props.onLeave} />}
        </div>
      )}
      {bar}
      <p className={slots.said} aria-live="polite">
        {phase === 'sending'
          ? t('instants.sending')
          : last
            ? `${sentence(t, last, said, format)} ${t('instants.balance', { amount: format(play.balance) })}`
            : ''}
      </p>
      {check && (
        <RealityCheck
          format={format}
          check={check}
          passCheck={props.passCheck}
          onLeave={props.onLeave}
          onClose={play.endCheck}
        />
      )}
      {infoOpen && <InfoDialog {...{ play, rules, betName }} onClose={() => setInfoOpen(false)} />}
    </main>
  )
}

/** What came, and what was won; of a void round only that its stake came back. */
function sentence(
  t: Translate<'instants'>,
  round: ShownRound,
  said: (round: ShownRound) => string,
  format: (amount: bigint) => string,
): string {
  const { state, stake, win } = round
  if (state === 'void') return t('instants.void', { stake: format(stake) })
  const amounts = { amount: format(win), stake: format(stake) }
  const end =
    win === 0n
      ? t('instants.lost')
      : win > stake
        ? t('instants.won', { amount: format(win) })
        : t('instants.returned', amounts)
  return `${said(round)} ${end}`
}
