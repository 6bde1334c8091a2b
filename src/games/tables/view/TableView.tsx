import { type ReactElement, type ReactNode, useState } from 'react'
import type { InstantName } from '#games/instants/names.ts'
import { coloursOf } from '#games/instants/view/colours.ts'
import { Felt } from '#games/kit/Felt.tsx'
import { Head } from '#games/slots/Head.tsx'
import { Messages } from '#games/slots/Messages.tsx'
import { RealityCheck } from '#games/slots/RealityCheck.tsx'
import slots from '#games/slots/view.module.css'
import { Wagering } from '#games/slots/Wagering.tsx'
import { ChatDrawer } from './ChatDrawer.tsx'
import { TableInfo } from './TableInfo.tsx'
import { TableStatus } from './TableStatus.tsx'
import css from './table.module.css'
import { useChat } from './use-chat.ts'
import type { TablePlay } from './use-table.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly play: TablePlay
  /** The table: what was bet, what came. */
  readonly children: ReactNode
  /** What is chosen before a bet, above the bar. */
  readonly panel?: ReactElement | undefined
  /** The bar: chips, or the bets of the game, with the countdown. */
  readonly bar: ReactElement
  /** What goes on, where the game says more about it. */
  readonly phase?: string | undefined
  /** What came, in one sentence, without its win; undefined before the first result. */
  readonly said: string | undefined
  readonly rules: readonly string[]
  /** What the game calls its kinds of bets, for the table of the odds. */
  readonly betName: (bet: string) => string
  /** The game against the house whose odds these are too; left out where `odds` has them. */
  readonly sameAs?: InstantName
  /** The odds of a game that is played at shared tables alone. */
  readonly odds?: ReactElement
}

/** The screen of a shared table: head, what goes on, table, bar, chat, messages and dialogs. */
export function TableView({ play, children, panel, bar, phase, said, rules, betName, sameAs, odds }: Props) {
  const t = useTableWords()
  const { props, table, stage, ended, trouble, format, check, balance, own } = play
  const { opened } = props
  const [open, setOpen] = useState<'info' | 'chat'>()
  const chat = useChat(play, open === 'chat')
  const sentence = said === undefined ? undefined : `${said} ${endOf()}`.trim()
  return (
    <main
      className={`${slots.game} ${css.game}`}
      style={coloursOf(table.look)}
      data-table={table.table}
      data-stage={stage}
      data-panel={panel ? '' : undefined}
    >
      <Head
        audible={play.audible}
        title={props.title}
        counter={undefined}
        multiplier={1}
        onSound={play.toggleSound}
        onInfo={() => setOpen('info')}
      />
      <TableStatus
        {...{ play, phase, sentence }}
        unread={chat.unread}
        onChat={chat.isOffered ? () => setOpen('chat') : undefined}
      />
      <div className={css.stage}>
        <Felt scene={table.look}>{children}</Felt>
        <Messages
          round={{ busy: stage === 'showing', trouble, reconnecting: false, dismiss: play.dismiss }}
          mode={opened.mode}
          spent={stage === 'open' && own.length === 0 && balance < opened.limits.least}
          interrupted={undefined}
          onPutAway={() => undefined}
          onAgain={play.dismiss}
          onDeposit={props.onDeposit}
          onFree={props.onFree}
        />
      </div>
      {(panel || play.wagering !== undefined) && (
        <div className={css.panel}>
          {panel && <div className={css.chosen}>{panel}</div>}
          {play.wagering !== undefined && <Wagering format={format} wagering={play.wagering} onLeave={props.onLeave} />}
        </div>
      )}
      {bar}
      {check && (
        <RealityCheck
          {...{ format, check }}
          passCheck={props.passCheck}
          onLeave={props.onLeave}
          onClose={play.endCheck}
        />
      )}
      {open === 'info' && <TableInfo {...{ play, rules, betName, sameAs, odds }} onClose={() => setOpen(undefined)} />}
      {open === 'chat' && <ChatDrawer chat={chat} onClose={() => setOpen(undefined)} />}
    </main>
  )

  /** What the player's bets came to; nothing without bets. */
  function endOf(): string {
    if (!ended || ended.stake === 0n) return ''
    const { win, stake } = ended
    if (win === 0n) return t('instants.lost')
    if (win > stake) return t('instants.won', { amount: format(win) })
    return t('instants.returned', { amount: format(win), stake: format(stake) })
  }
}
